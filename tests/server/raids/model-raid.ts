import type { RaidReport } from '#generated/types.ts'
import { healthAfterDefence } from '#rules/raids/lasting-health.ts'
import { type AttackPosition, isCorner } from '#rules/raids/plan.ts'
import { castleBroken, raidExperience, raidGlory } from '#rules/raids/spoils.ts'
import { book, bury, energyOf, LEVEL, MACHINES, type ModelCastle, PROJECTILES, tire, wound } from './model.ts'

const MINUTE_MS = 60_000
const VAULT = 1_200
const RAID_COST = 6
const TRAINING_COST = 3
const TOWER_WOOD = 16

export type ModelChoice = {
  readonly position: AttackPosition
  readonly siegeTower: boolean
  readonly projectiles: boolean
  readonly motto: string
}

/** Why a castle may not be raided now, by its own state. */
export function victimCodes(raider: ModelCastle, victim: ModelCastle, now: number): string[] {
  if (victim === raider) return ['ownCastle']
  return [
    ...(victim.immuneUntil > now ? ['victimImmune'] : []),
    ...((raider.raidAgainAt.get(victim.id) ?? 0) > now ? ['raidCooldown'] : []),
  ]
}

/** The codes that a raid must be refused with; null as victim in training. */
export function raidCodes(
  raider: ModelCastle,
  victim: ModelCastle | null,
  { position, siegeTower }: ModelChoice,
  now: number,
): string[] {
  return [
    ...(raider.restUntil > now ? ['hostResting'] : []),
    ...(energyOf(raider, now) < (victim ? RAID_COST : TRAINING_COST) ? ['notEnoughEnergy'] : []),
    ...(victim ? victimCodes(raider, victim, now) : []),
    ...(siegeTower && isCorner(position) ? ['towerAtCorner'] : []),
    ...(siegeTower && raider.wood < TOWER_WOOD ? ['notEnoughResources'] : []),
  ]
}

/** The attack plan that the report must show. */
export function expectedPlan(raider: ModelCastle, choice: ModelChoice): RaidReport['plan'] {
  const { position, siegeTower, projectiles } = choice
  const left = Math.min(MACHINES.catapult, PROJECTILES - raider.thrown)
  return { position, siegeTower, projectiles: projectiles ? left : 0 }
}

/** Books what every raid costs and teaches, also in training. Returns the experience, hundredths. */
function bookEffort(
  raider: ModelCastle,
  difficulty: 'LOW' | 'MEDIUM' | 'HIGH' | 'TRAINING',
  { result, plan, projectilesThrown }: RaidReport,
  now: number,
): number {
  const experience = raidExperience(difficulty, result, {
    level: LEVEL,
    instructors: 0,
    energySpentToday: raider.energySpent,
  })
  raider.experience += experience
  tire(raider, difficulty === 'TRAINING' ? TRAINING_COST : RAID_COST, now)
  raider.thrown += projectilesThrown
  raider.wood -= plan.siegeTower ? TOWER_WOOD : 0
  return experience
}

/** Books a training. Returns the reward that it must pay. */
export function bookTraining(raider: ModelCastle, report: RaidReport, now: number) {
  return { experience: bookEffort(raider, 'TRAINING', report, now), glory: 0, gold: 0 }
}

/** The gold that a raid must take: a tenth by the broken eighths, above the vault, within a quarter of the day. */
function lootOf(victim: ModelCastle, report: RaidReport): number {
  const ofDay = Math.floor(victim.goldAtDayStart / 4) - victim.looted
  const share = Math.floor((victim.gold * 10 * castleBroken(report)) / 800)
  return Math.max(0, Math.min(share, victim.gold - VAULT, ofDay))
}

function settleVictim(victim: ModelCastle, report: RaidReport, loot: number, now: number): void {
  const { result, defender, damagedBuilding } = report
  const isRewarded = result === 'LOSE' && victim.defencesRewarded < 5
  book(victim, 'GOLD', -loot, 'FORAY')
  book(victim, 'GLORY', isRewarded ? 2 : 0, 'FORAY')
  victim.looted += loot
  victim.defencesRewarded += Number(isRewarded)
  if (damagedBuilding) victim.damaged.add(damagedBuilding)
  bury(victim, defender.fallen)
  const left = report.rounds.at(-1)?.defenderHealth ?? defender.health
  wound(victim, healthAfterDefence(left, defender.healthMax, defender.army.servants), defender.healthMax, now)
  victim.immuneUntil = now + 60 * MINUTE_MS
  victim.record.defencesWon += Number(result === 'LOSE')
  victim.record.defencesLost += Number(result === 'WIN')
  victim.record.defencesDrawn += Number(result === 'DRAW')
}

/** Books a raid on another castle. Returns the reward that it must pay. */
export function bookRaid(
  raider: ModelCastle,
  victim: ModelCastle,
  { report, difficulty, motto }: { report: RaidReport; difficulty: 'LOW' | 'MEDIUM' | 'HIGH'; motto: string },
  now: number,
) {
  const { result, attacker } = report
  const loot = lootOf(victim, report)
  const glory = raidGlory(difficulty, result)
  const experience = bookEffort(raider, difficulty, report, now)
  settleVictim(victim, report, loot, now)
  book(raider, 'GOLD', loot, 'FORAY')
  book(raider, 'GLORY', glory, 'FORAY')
  bury(raider, attacker.fallen)
  wound(raider, report.rounds.at(-1)?.attackerHealth ?? attacker.health, attacker.healthMax, now)
  raider.restUntil = now + 10 * MINUTE_MS
  raider.raidAgainAt.set(victim.id, now + 720 * MINUTE_MS)
  raider.record.raidsWon += Number(result === 'WIN')
  raider.record.raidsLost += Number(result === 'LOSE')
  raider.record.raidsDrawn += Number(result === 'DRAW')
  if (result === 'WIN' && motto !== '') victim.mottos.push({ authorId: raider.id, motto })
  return { experience, glory, gold: loot }
}
