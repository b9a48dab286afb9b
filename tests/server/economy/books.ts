import { isDeepStrictEqual } from 'node:util'
import { SKILLS } from '#catalogue/skills/skills.ts'
import { BUILDINGS, type BuildingLevels } from '#rules/buildings/buildings.ts'
import type { LadderState } from '#rules/quests/daily-ladder.ts'
import type { GameEvent } from '#rules/quests/game-event.ts'
import { advanceInfinite, FIRST_STAGE, type InfiniteQuestState } from '#rules/quests/quest-progress.ts'
import type { InfiniteQuestKind } from '#rules/quests/quests.ts'
import { type SkillBranch, type SkillEffect, skillTotals } from '#rules/skills/skills.ts'
import { findPlayer } from '#server/game/player/player-row.ts'
import { sql, sqlMaybe } from '#server/platform/sql.ts'

/** Quests whose progress follows from the actions. The others depend on random fights. */
export const COUNTED_QUESTS = [
  'collectTaxes',
  'equipGear',
  'sharpenCharacteristics',
  'sharpenArmorOrDodge',
  'build',
] as const satisfies readonly InfiniteQuestKind[]
type CountedQuest = (typeof COUNTED_QUESTS)[number]

/** State of a castle besides purse and storage. */
export type Books = {
  points: number
  readonly branches: SkillBranch[]
  readonly skills: Record<string, number>
  readonly buildings: BuildingLevels
  readonly quests: Record<CountedQuest, InfiniteQuestState>
  ladder: LadderState
}

/** Reads the stored state, at the start and again for the comparison at the end. */
export async function readBooks(playerId: number): Promise<Books> {
  const player = await findPlayer(playerId)
  if (!player) throw new Error('No such player')
  const stored = await sql<{ kind: InfiniteQuestKind } & InfiniteQuestState>`
    SELECT kind, stage, progress, owed FROM infinite_quest WHERE player_id = ${playerId}`
  const ladder = await sqlMaybe<{ step: number; takenOn: string }>`
    SELECT step, taken_on FROM daily_reward WHERE player_id = ${playerId}`
  const questOf = (kind: CountedQuest): InfiniteQuestState => {
    const { stage, progress, owed } = stored.find((quest) => quest.kind === kind) ?? FIRST_STAGE
    return { stage, progress, owed }
  }
  const { forge, storage, servantsHouse, stable, walls, moats, stakes, catapult, catapultProjectiles } =
    player
  return {
    points: player.enhancePoints,
    branches: [...player.skillBranches].sort(),
    skills: { ...player.skills },
    buildings: {
      forge,
      storage,
      servantsHouse,
      stable,
      walls,
      moats,
      stakes,
      catapult,
      catapultProjectiles,
    },
    quests: {
      collectTaxes: questOf('collectTaxes'),
      equipGear: questOf('equipGear'),
      sharpenCharacteristics: questOf('sharpenCharacteristics'),
      sharpenArmorOrDodge: questOf('sharpenArmorOrDodge'),
      build: questOf('build'),
    },
    ladder: ladder
      ? { step: ladder.step, takenOn: Date.parse(`${ladder.takenOn}T00:00:00+03:00`) }
      : { step: 0, takenOn: null },
  }
}

/** Total effect of the learned skills, by the rules. */
export function skillOf({ skills }: Books, effect: SkillEffect): number {
  return skillTotals(SKILLS, skills)[effect]
}

/** Counts an event for the quests. */
export function count(books: Books, event: GameEvent): void {
  for (const kind of COUNTED_QUESTS) books.quests[kind] = advanceInfinite(kind, books.quests[kind], event)
}

/** Throws unless the server's value equals the expected one. */
export function expectSame(what: string, actual: unknown, expected: unknown): void {
  if (isDeepStrictEqual(actual, expected)) return
  throw new Error(`${what} was ${JSON.stringify(actual)} and ought to be ${JSON.stringify(expected)}`)
}

/** Differences between the expected and the stored state. */
export function bookFaults(expected: Books, stored: Books): string[] {
  const parts: readonly (readonly [string, unknown, unknown])[] = [
    ['points', stored.points, expected.points],
    ['branches', stored.branches, [...expected.branches].sort()],
    ['skills', stored.skills, expected.skills],
    ...BUILDINGS.map((name) => [name, stored.buildings[name], expected.buildings[name]] as const),
    ...COUNTED_QUESTS.map((kind) => [kind, stored.quests[kind], expected.quests[kind]] as const),
    ['ladder', stored.ladder, expected.ladder],
  ]
  return parts
    .filter(([, is, ought]) => !isDeepStrictEqual(is, ought))
    .map(([name, is, ought]) => `${name}: ${JSON.stringify(is)} and ought to be ${JSON.stringify(ought)}`)
}
