import { BUILDING_ENTRIES } from '#catalogue/buildings/buildings.ts'
import type { Characteristics } from '#rules/army/characteristics.ts'
import type { Building } from '#rules/buildings/buildings.ts'
import { fightRaid } from '#rules/fight/raid.ts'
import type { RaidContender, RaidInput, RaidReport } from '#rules/fight/raid-report.ts'
import { raiderOf, raidOf } from './castles.ts'

export const SEEDS = 1_000
export const LEVEL = 24
export const RAIDER = raiderOf(LEVEL)
/** Equal armies before a bare castle. */
export const EVEN = raidOf(RAIDER)

/** The numbers that a text for players names, in their order. */
export function figuresIn(text: string | undefined): number[] {
  return (text?.match(/\d+(?:,\d+)?/g) ?? []).map((figure) => Number(figure.replace(',', '.')))
}

/** The numbers on the card of a building. */
export function figuresOf(building: Building): number[] {
  return figuresIn(BUILDING_ENTRIES.find((entry) => entry.building === building)?.effect)
}

/** The same thousand raids for every input. */
export function fought(input: RaidInput): RaidReport[] {
  return Array.from({ length: SEEDS }, (_, seed) => fightRaid(input, `bought:${seed}`))
}

export function roundsOf(input: RaidInput): RaidReport['rounds'][] {
  return fought(input).map(({ rounds }) => rounds)
}

/** Raids won of a hundred. A draw counts half. */
export function won(reports: readonly RaidReport[]): number {
  const points = { WIN: 100, DRAW: 50, LOSE: 0 }
  return reports.reduce((sum, { result }) => sum + points[result], 0) / reports.length
}

export function wonOf(input: RaidInput): number {
  return won(fought(input))
}

/** The army with more armour and dodge. */
export function guarded(
  contender: RaidContender,
  more: Partial<Pick<Characteristics, 'armor' | 'dodge'>>,
): RaidContender {
  const { armor, dodge } = contender.characteristics
  const characteristics = {
    ...contender.characteristics,
    armor: armor + (more.armor ?? 0),
    dodge: dodge + (more.dodge ?? 0),
  }
  return { ...contender, characteristics }
}

/** The army with the attack of all arms raised by a per cent. */
export function fiercer(contender: RaidContender, percent: number): RaidContender {
  const up = (value: number) => Math.floor((value * (100 + percent)) / 100)
  const { characteristics: plain } = contender
  return {
    ...contender,
    characteristics: {
      ...plain,
      archersAttackMin: up(plain.archersAttackMin),
      archersAttackMax: up(plain.archersAttackMax),
      swordsmenAttackMin: up(plain.swordsmenAttackMin),
      swordsmenAttackMax: up(plain.swordsmenAttackMax),
      cavalryAttackMin: up(plain.cavalryAttackMin),
      cavalryAttackMax: up(plain.cavalryAttackMax),
    },
  }
}
