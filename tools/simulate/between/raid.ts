import { isRaidChallenge } from '#rules/challenges/challenges.ts'
import type { RaidReport } from '#rules/fight/raid-report.ts'
import { type DecidedRaid, decideRaid, type RaidChoice } from '#rules/raids/decide-raid.ts'
import type { RaidState } from '#rules/raids/raid-state.ts'
import { relationSeconds, restSeconds } from '#rules/raids/timers.ts'
import type { Castle } from '../castle.ts'
import { takeEnergy } from '../energy.ts'
import { grow } from '../grow.ts'
import { earn, spend } from '../money.ts'
import { countEvents } from '../quests.ts'
import type { Tally } from '../record.ts'
import { bury } from './bury.ts'
import { countForChallenge } from './challenge-points.ts'
import { payForRaid } from './raid-plan.ts'

/** A raid that nothing refuses. */
export type PlannedRaid = { castle: Castle; state: RaidState; choice: RaidChoice }

function count(tally: Tally, isWon: boolean): void {
  tally.fought += 1
  if (isWon) tally.won += 1
}

function payRaider(raider: Castle, { spoils, cost }: DecidedRaid, now: number): void {
  payForRaid(raider, cost)
  takeEnergy(raider, spoils.energy, now)
  grow(raider, spoils.experience, now)
  earn(raider, 'glory', spoils.glory, 'raid', now)
  earn(raider, 'gold', spoils.loot, 'raid', now)
  raider.today.acts += 1
}

function settleVictim(victim: Castle, { spoils, report }: DecidedRaid, now: number): void {
  spend(victim, 'gold', spoils.loot, 'looted', now)
  earn(victim, 'glory', spoils.defenceGlory, 'raid', now)
  victim.today.looted += spoils.loot
  victim.today.defencesRewarded += Number(spoils.defenceGlory > 0)
  count(victim.record.defences, report.result !== 'WIN')
  if (report.result !== 'WIN') countForChallenge(victim, { type: 'forayBlocked' }, now)
}

/** Wounds, losses, rest, immunity, cooldown and damaged buildings. */
function leaveTraces(
  raider: Castle,
  victim: Castle,
  { spoils, fallen, report }: DecidedRaid,
  now: number,
): void {
  const isChallenge = isRaidChallenge(raider.outside.contest?.type ?? null)
  if (spoils.health.attacker !== null) raider.health = { health: spoils.health.attacker, healthAt: now }
  if (spoils.health.defender !== null) victim.health = { health: spoils.health.defender, healthAt: now }
  bury(raider, fallen.attacker, now)
  bury(victim, fallen.defender, now)
  raider.restUntil = now + 1_000 * restSeconds(isChallenge)
  victim.immuneUntil = now + 1_000 * relationSeconds('immune-foray', isChallenge)
  raider.outside.raidAgainAt[victim.id] = now + 1_000 * relationSeconds('cooldown-foray', isChallenge)
  raider.outside.protectedUntil = Math.min(raider.outside.protectedUntil ?? now, now)
  const { damagedBuilding } = report
  if (damagedBuilding !== null && !victim.outside.damaged.includes(damagedBuilding)) {
    victim.outside.damaged.push(damagedBuilding)
  }
}

/** A whole raid with its spoils, counted in `tally`. Attacking ends a newcomer's protection. */
export function playRaid(
  raider: Castle,
  { castle: victim, state, choice }: PlannedRaid,
  tally: Tally,
  seed: string,
  now: number,
): RaidReport {
  const raid = decideRaid(state, choice, seed)
  const isWon = raid.report.result === 'WIN'
  raider.outside.raids += 1
  settleVictim(victim, raid, now)
  leaveTraces(raider, victim, raid, now)
  payRaider(raider, raid, now)
  countForChallenge(raider, { type: 'forayFought' }, now)
  countEvents(raider, [{ type: 'forayFought', isTraining: false, isWon }], now)
  count(tally, isWon)
  if (isWon) victim.outside.avengeOn = raider.id
  return raid.report
}

/** A raid on the training opponent: it leaves no traces. */
export function playTraining(
  raider: Castle,
  { state, choice }: Omit<PlannedRaid, 'castle'>,
  seed: string,
  now: number,
): void {
  const raid = decideRaid(state, choice, seed)
  payRaider(raider, raid, now)
  count(raider.record.raids.TRAINING, raid.report.result === 'WIN')
}
