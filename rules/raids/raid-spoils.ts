import type { RaidReport } from '../fight/raid-report.ts'
import { healthAfterDefence } from './lasting-health.ts'
import type { RaidState } from './raid-state.ts'
import {
  castleBroken,
  defenceGlory,
  type LootLimit,
  lootLimit,
  raidEnergy,
  raidExperience,
  raidGlory,
  raidLoot,
} from './spoils.ts'

export type RaidSpoils = {
  energy: number
  /** Hundredths. */
  experience: number
  glory: number
  defenceGlory: number
  /** Eighths of the castle. */
  broken: number
  loot: number
  lootLimit: LootLimit | null
  /** Lasting health after the raid; null where it does not change. */
  health: { attacker: number | null; defender: number | null }
}

/** Gold of a raid that breaks so many eighths, and what holds it back. */
export function raidGold(
  state: Pick<RaidState, 'difficulty' | 'victim' | 'defender'>,
  raiderLevel: number,
  broken = 8,
): { loot: number; limit: LootLimit | null } {
  const { difficulty, victim, defender } = state
  if (victim === null) return { loot: 0, limit: null }
  const { gold, vault, atDayStart, lootedToday, isTakenEnough } = victim.gold
  const raid = {
    difficulty,
    broken,
    victimGold: gold,
    victimVault: vault,
    victimGoldAtDayStart: atDayStart,
    lootedToday,
    attackerLevel: raiderLevel,
    victimLevel: defender.level,
  }
  const loot = raidLoot(raid)
  return isTakenEnough && loot > 0 ? { loot: 0, limit: 'NEIGHBOURS' } : { loot, limit: lootLimit(raid) }
}

/** The most gold that a raid can take from a castle. */
export function lootMax(
  state: Pick<RaidState, 'difficulty' | 'victim' | 'defender'>,
  raiderLevel: number,
): number {
  return raidGold(state, raiderLevel).loot
}

/** What a fought raid pays and costs both sides. Training leaves neither wounds nor loot. */
export function raidSpoils(state: RaidState, report: RaidReport): RaidSpoils {
  const { raider, difficulty, victim } = state
  const { result } = report
  const { level } = raider.contender
  const last = report.rounds.at(-1)
  const broken = castleBroken(report)
  const { loot, limit } = raidGold(state, level, broken)
  const experience = raidExperience(difficulty, result, {
    level,
    instructors: raider.instructors,
    energySpentToday: raider.energySpentToday,
  })
  return {
    energy: raidEnergy(difficulty),
    experience,
    glory: raidGlory(difficulty, result),
    defenceGlory: victim === null ? 0 : defenceGlory(result, victim.defencesRewardedToday),
    broken,
    loot,
    lootLimit: limit,
    health: {
      attacker: victim === null ? null : Math.max(0, last?.attackerHealth ?? report.attacker.health),
      defender:
        victim === null
          ? null
          : healthAfterDefence(
              last?.defenderHealth ?? report.defender.health,
              report.defender.healthMax,
              victim.servants,
            ),
    },
  }
}
