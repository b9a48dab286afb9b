import { vaultGold } from '../../../rules/buildings/buildings.ts'
import { fightRaid } from '../../../rules/fight/raid.ts'
import type { RaidReport } from '../../../rules/fight/raid-report.ts'
import { healthAfterDefence } from '../../../rules/raids/lasting-health.ts'
import {
  castleBroken,
  defenceGlory,
  RAID_ENERGY,
  raidExperience,
  raidGlory,
  raidLoot,
} from '../../../rules/raids/spoils.ts'
import { relationSeconds, restSeconds } from '../../../rules/raids/timers.ts'
import type { Castle } from '../castle.ts'
import { takeEnergy } from '../energy.ts'
import { grow } from '../grow.ts'
import { hostOf, totalsOf } from '../host.ts'
import { earn, spend } from '../money.ts'
import { countQuest } from '../quests.ts'
import { bury } from './bury.ts'
import { countForChallenge } from './challenge-points.ts'

import type { Opponent } from './find-opponent.ts'
import { payForPlan } from './raid-plan.ts'

function healthLeft(report: RaidReport): { attacker: number; defender: number } {
  const last = report.rounds.at(-1)
  return {
    attacker: last?.attackerHealth ?? report.attacker.health,
    defender: last?.defenderHealth ?? report.defender.health,
  }
}

function takeLoot(
  attacker: Castle,
  { castle: victim, difficulty }: Opponent,
  report: RaidReport,
  now: number,
): void {
  const vault = vaultGold(victim.buildings.storage, victim.level)
  const loot = raidLoot({
    difficulty,
    broken: castleBroken(report),
    victimGold: victim.gold,
    victimVault: Math.floor((vault * (10_000 + totalsOf(victim).vault)) / 10_000),
    victimGoldAtDayStart: victim.today.goldAtStart,
    lootedToday: victim.today.looted,
    attackerLevel: attacker.level,
    victimLevel: victim.level,
  })
  spend(victim, 'gold', loot, 'looted', now)
  earn(attacker, 'gold', loot, 'raid', now)
  victim.today.looted += loot
}

function payAttacker(attacker: Castle, { difficulty }: Opponent, report: RaidReport, now: number): void {
  const raider = {
    level: attacker.level,
    instructors: hostOf(attacker).army.instructors,
    energySpentToday: attacker.today.energySpent,
  }
  takeEnergy(attacker, RAID_ENERGY, now)
  grow(attacker, raidExperience(difficulty, report.result, raider), now)
  earn(attacker, 'glory', raidGlory(difficulty, report.result), 'raid', now)
  countForChallenge(attacker, { type: 'forayFought' })
  countQuest(attacker, 'foray', 1, now)
  const tally = attacker.record.raids[difficulty]
  tally.fought += 1
  if (report.result === 'WIN') tally.won += 1
}

function payDefender(victim: Castle, report: RaidReport, now: number): void {
  const glory = defenceGlory(report.result, victim.today.defencesRewarded)
  earn(victim, 'glory', glory, 'raid', now)
  if (glory > 0) victim.today.defencesRewarded += 1
  victim.record.defences.fought += 1
  if (report.result === 'WIN') return
  victim.record.defences.won += 1
  countForChallenge(victim, { type: 'forayBlocked' })
}

/** Wounds, losses, rest and immunity, and damaged buildings. */
function leaveTraces(attacker: Castle, victim: Castle, report: RaidReport, now: number): void {
  const left = healthLeft(report)
  const underChallenge = attacker.outside.contest === 'FORAYS'
  attacker.health = { health: left.attacker, healthAt: now }
  const servants = hostOf(victim).army.servants
  victim.health = {
    health: healthAfterDefence(left.defender, report.defender.healthMax, servants),
    healthAt: now,
  }
  bury(attacker, report.attacker.fallen, now)
  bury(victim, report.defender.fallen, now)
  attacker.restUntil = now + 1_000 * restSeconds(underChallenge)
  victim.immuneUntil = now + 1_000 * relationSeconds('immune-foray', underChallenge)
  attacker.outside.raidAgainAt[victim.id] = now + 1_000 * relationSeconds('cooldown-foray', underChallenge)
  const { damagedBuilding } = report
  if (damagedBuilding !== null && !victim.outside.damaged.includes(damagedBuilding)) {
    victim.outside.damaged.push(damagedBuilding)
  }
}

/** A whole raid with its spoils. Attacking ends a newcomer's protection. */
export function playRaid(attacker: Castle, opponent: Opponent, seed: string, now: number): RaidReport {
  const report = fightRaid(opponent.input, seed)
  attacker.outside.protectedUntil = Math.min(attacker.outside.protectedUntil ?? now, now)
  attacker.outside.raids += 1
  attacker.today.acts += 1
  payForPlan(attacker, opponent.input.plan, report.projectilesThrown)
  leaveTraces(attacker, opponent.castle, report, now)
  takeLoot(attacker, opponent, report, now)
  payAttacker(attacker, opponent, report, now)
  payDefender(opponent.castle, report, now)
  return report
}
