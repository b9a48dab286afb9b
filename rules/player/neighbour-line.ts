import { ARMY_GROUPS, armyOf } from '../army/army.ts'
import { BUILDINGS, type BuildingLevels, NO_BUILDINGS } from '../buildings/buildings.ts'
import { GRIND_CHARACTERISTICS, type GrindTrade } from '../gear/gear.ts'
import { SKILL_BRANCHES } from '../skills/skills.ts'
import type { NeighbourCastle, NeighbourGear } from './neighbour-castle.ts'

/** In the order of the sixth value of gear; 0 is none. */
const TRADES: readonly GrindTrade[] = ['armor', 'dodge']

/**
 * A castle as one line of JSON: [numbers, army, buildings, branches, skills, gear, resources], each list in the
 * rules' order. An item is [gearId, quality, slot, points, characteristic, level, trade, level, limits] without
 * trailing zeros.
 */
export function writeNeighbour(castle: NeighbourCastle): string {
  const { ageHours, level, experience, gold, diamonds, glory, enhancePoints, missionsWon, missionsLost } =
    castle
  return JSON.stringify([
    [ageHours, level, experience, gold, diamonds, glory, enhancePoints, missionsWon, missionsLost],
    ARMY_GROUPS.map((group) => castle.army[group]),
    BUILDINGS.map((building) => castle.buildings[building]),
    castle.branches.map((branch) => SKILL_BRANCHES.indexOf(branch)),
    castle.skills,
    castle.gear.map(writeGear),
    castle.resources.flatMap(({ resourceId, amount }) => [resourceId, amount]),
  ])
}

function writeGear({
  gearId,
  quality,
  slot,
  points,
  characteristics,
  armorOrDodge,
  limits,
}: NeighbourGear): number[] {
  const whole = [
    gearId,
    quality,
    slot,
    points ?? 0,
    characteristics === undefined ? 0 : GRIND_CHARACTERISTICS.indexOf(characteristics.name) + 1,
    characteristics?.level ?? 0,
    armorOrDodge === undefined ? 0 : TRADES.indexOf(armorOrDodge.name) + 1,
    armorOrDodge?.level ?? 0,
    limits ?? 0,
  ]
  return whole.slice(0, whole.findLastIndex((value) => value !== 0) + 1)
}

function isWhole(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0
}

function listOf(value: unknown): unknown[] {
  if (!Array.isArray(value)) throw new RangeError('A neighbour is made of lists')
  return value
}

function wholes(value: unknown): number[] {
  const list = listOf(value)
  if (!list.every(isWhole)) throw new RangeError('A neighbour is made of whole numbers from 0')
  return list
}

function skillsOf(value: unknown): Record<string, number> {
  if (typeof value !== 'object' || value === null) throw new RangeError('Skills are levels by key')
  const skills: Record<string, number> = {}
  for (const [key, level] of Object.entries(value)) {
    if (!isWhole(level)) throw new RangeError(`No level of ${key}`)
    skills[key] = level
  }
  return skills
}

function buildingsOf(levels: readonly number[]): BuildingLevels {
  const buildings: BuildingLevels = { ...NO_BUILDINGS }
  for (const [index, building] of BUILDINGS.entries()) buildings[building] = levels[index] ?? 0
  return buildings
}

function readGear(value: unknown): NeighbourGear {
  const [
    gearId = 0,
    quality = 0,
    slot = 0,
    points = 0,
    named = 0,
    level = 0,
    trade = 0,
    traded = 0,
    limits = 0,
  ] = wholes(value)
  const name = GRIND_CHARACTERISTICS[named - 1]
  const tradeName = TRADES[trade - 1]
  return {
    gearId,
    quality,
    slot,
    ...(points > 0 ? { points } : {}),
    ...(name === undefined ? {} : { characteristics: { name, level } }),
    ...(tradeName === undefined ? {} : { armorOrDodge: { name: tradeName, level: traded } }),
    ...(limits > 0 ? { limits } : {}),
  }
}

/** Reads the parsed JSON of what `writeNeighbour` wrote; throws RangeError for anything else. */
export function readNeighbour(parsed: unknown): NeighbourCastle {
  const [numbers, army, buildings, branches, skills, gear, resources] = listOf(parsed)
  const [
    ageHours = 0,
    level = 0,
    experience = 0,
    gold = 0,
    diamonds = 0,
    glory = 0,
    enhancePoints = 0,
    missionsWon = 0,
    missionsLost = 0,
  ] = wholes(numbers)
  const units = wholes(army)
  const pairs = wholes(resources)
  return {
    ageHours,
    level,
    experience,
    gold,
    diamonds,
    glory,
    enhancePoints,
    missionsWon,
    missionsLost,
    army: armyOf((group) => units[ARMY_GROUPS.indexOf(group)] ?? 0),
    buildings: buildingsOf(wholes(buildings)),
    branches: wholes(branches).flatMap((index) => SKILL_BRANCHES[index] ?? []),
    skills: skillsOf(skills),
    gear: listOf(gear).map(readGear),
    resources: pairs.flatMap((resourceId, index) =>
      index % 2 === 0 ? [{ resourceId, amount: pairs[index + 1] ?? 0 }] : [],
    ),
  }
}

/** The file's first line: the catalogue and seed, and the number of castles. */
export type NeighboursMade = { catalogueVersion: number; seed: string; castles: number }

/** Reads the first line of a file of castles. */
export function readMade(line: string): NeighboursMade {
  const made: unknown = JSON.parse(line)
  if (typeof made !== 'object' || made === null)
    throw new RangeError('The first line says what made the file')
  const { catalogueVersion, seed, castles } = { catalogueVersion: null, seed: null, castles: null, ...made }
  if (!isWhole(catalogueVersion) || typeof seed !== 'string' || !isWhole(castles)) {
    throw new RangeError('The first line names catalogue version, seed and castles')
  }
  return { catalogueVersion, seed, castles }
}

/** A whole file: its first line, then one castle a line. Throws RangeError or SyntaxError for anything else. */
export function readNeighbours(text: string): { made: NeighboursMade; castles: NeighbourCastle[] } {
  const [first = '', ...lines] = text.split('\n').filter((line) => line !== '')
  return { made: readMade(first), castles: lines.map((line) => readNeighbour(JSON.parse(line))) }
}
