import { CATALOGUE_VERSION } from '#catalogue/world/version.ts'
import type { NeighboursMade } from '#rules/player/neighbour-line.ts'
import type { NeighbourPath } from '#rules/player/neighbour-path.ts'
import { writePath } from '#rules/player/neighbour-path-line.ts'
import { ARCHETYPES, ARMS, GUARDS } from './archetypes.ts'
import { newBetween, playBetween } from './between/turn.ts'
import { sitsDown } from './calendar.ts'
import { HOUR_MS, WORLD_START } from './clock.ts'
import type { Role } from './deal.ts'
import { foundCastle } from './found-castle.ts'
import { snapshotOf } from './neighbours.ts'
import { playSession } from './session.ts'

/** Days of age at which a state is written: close together while a castle is young. */
const STAGE_DAYS = [0, 0.5, 1, 2, 3, 5, 7, 10, 14, 20, 30, 45, 65, 90, 125, 170, 225, 300]

/** One castle for each kind of player and arm, with the guards in turn. */
function rolesOfPaths(): Role[] {
  return ARCHETYPES.flatMap((archetype) => ARMS.map((arm) => ({ archetype, arm }))).map((role, index) => ({
    ...role,
    id: index + 1,
    guard: GUARDS[index % GUARDS.length] ?? 'free',
  }))
}

/** Paths of castles that were founded in the same hour and live together; the same for the same seed. */
export function simulatedPaths(seed: string, days: readonly number[] = STAGE_DAYS): NeighbourPath[] {
  const castles = rolesOfPaths().map((role) =>
    foundCastle({ ...role, foundedAt: WORLD_START, seed: `${seed}:paths` }),
  )
  const between = newBetween(`${seed}:paths`)
  const paths = castles.map((castle) => ({
    castle,
    key: `${castle.archetype} ${castle.guard} ${castle.arm}`,
    stages: [snapshotOf(castle, WORLD_START)],
  }))
  const stageHours = new Set(days.map((day) => 24 * day))
  const hours = Math.max(...stageHours)
  for (let hour = 1; hour <= hours; hour += 1) {
    const now = WORLD_START + (hour - 1) * HOUR_MS
    const seated = castles.filter((castle) => sitsDown(castle, now))
    for (const castle of seated) playSession(castle, now)
    playBetween({ castles, seated, between }, now)
    if (!stageHours.has(hour)) continue
    for (const { castle, stages } of paths) stages.push(snapshotOf(castle, now + HOUR_MS))
  }
  return paths.map(({ key, stages }) => ({
    key,
    stages: stages.map((stage) => ({ ...stage, resources: [] })),
  }))
}

/** The file of paths: a line that says what made it, then one path a line. */
export function pathsFile(seed: string): string {
  const paths = simulatedPaths(seed)
  const made: NeighboursMade = { catalogueVersion: CATALOGUE_VERSION, seed, castles: paths.length }
  return `${[JSON.stringify(made), ...paths.map(writePath)].join('\n')}\n`
}
