import type { RaidReport } from '../../../generated/types.ts'
import { ARMY_GROUPS, type Army } from '../../../rules/army/army.ts'
import { gameDayStart } from '../../../rules/core/game-day.ts'
import { healthNow } from '../../../rules/raids/lasting-health.ts'
import { castleBroken, raidGlory } from '../../../rules/raids/spoils.ts'

const MINUTE_MS = 60_000
const VAULT = 1_200
const RAID_COST = 6
const TRAINING_COST = 3

/** Levels of the buildings that a raid can damage, in every castle of a test. */
export const WALLED = { walls: 2, moats: 1, stakes: 1 } as const
/** Their repairs: a tenth of what these levels cost. */
const REPAIR_GOLD = { walls: 27, moats: 15, stakes: 20 } as const

/** What a test knows of a castle of level 12 without other buildings and skills, apart from the server. */
export type ModelCastle = {
  readonly id: number
  gold: number
  glory: number
  army: Army
  /** Null is full. */
  health: { health: number; healthAt: number } | null
  restUntil: number
  immuneUntil: number
  spyImmuneUntil: number
  spiesBackAt: number
  readonly raidAgainAt: Map<number, number>
  day: number
  goldAtDayStart: number
  looted: number
  defencesRewarded: number
  readonly damaged: Set<keyof typeof WALLED>
  record: { raidsWon: number; raidsLost: number; defencesWon: number; defencesLost: number }
}

export function modelCastle(id: number, gold: number, army: Army, now: number): ModelCastle {
  return {
    id,
    gold,
    glory: 0,
    army: { ...army },
    health: null,
    restUntil: 0,
    immuneUntil: 0,
    spyImmuneUntil: 0,
    spiesBackAt: 0,
    raidAgainAt: new Map(),
    day: gameDayStart(now),
    goldAtDayStart: gold,
    looted: 0,
    defencesRewarded: 0,
    damaged: new Set(),
    record: { raidsWon: 0, raidsLost: 0, defencesWon: 0, defencesLost: 0 },
  }
}

/** Starts the castle's game day again if a new one has begun. To call whenever time passes. */
export function turnDay(castle: ModelCastle, now: number): void {
  if (castle.day === gameDayStart(now)) return
  Object.assign(castle, {
    day: gameDayStart(now),
    goldAtDayStart: castle.gold,
    looted: 0,
    defencesRewarded: 0,
  })
}

/** The codes that a raid must be refused with; null as victim in training. */
export function expectedRefusals(
  raider: ModelCastle,
  victim: ModelCastle | null,
  energy: number,
  now: number,
): string[] {
  const codes: string[] = []
  if (raider.restUntil > now) codes.push('hostResting')
  if (energy < (victim ? RAID_COST : TRAINING_COST)) codes.push('notEnoughEnergy')
  if (victim === raider) return [...codes, 'ownCastle']
  if (victim && victim.immuneUntil > now) codes.push('victimImmune')
  if (victim && (raider.raidAgainAt.get(victim.id) ?? 0) > now) codes.push('raidCooldown')
  return codes
}

/** The health with which a castle's host must go into a fight. */
export function expectedHealth({ health }: ModelCastle, healthMax: number, now: number): number {
  return Math.max(1, health ? healthNow(health, healthMax, now) : healthMax)
}

function bury(castle: ModelCastle, fallen: Army | null): void {
  for (const group of ARMY_GROUPS) castle.army[group] -= fallen?.[group] ?? 0
}

function wound(castle: ModelCastle, health: number, healthMax: number, now: number): void {
  castle.health = health >= healthMax ? null : { health, healthAt: now }
}

/** The levels that must defend a castle: damaged buildings count 0. */
export function expectedDefence({ damaged }: ModelCastle): Record<keyof typeof WALLED, number> {
  const { walls, moats, stakes } = WALLED
  return {
    walls: damaged.has('walls') ? 0 : walls,
    moats: damaged.has('moats') ? 0 : moats,
    stakes: damaged.has('stakes') ? 0 : stakes,
  }
}

/** The codes that a repair must be refused with. Books a repair that nothing refuses. */
export function bookRepair(castle: ModelCastle, building: keyof typeof WALLED): string[] {
  if (!castle.damaged.has(building)) return ['notDamaged']
  if (castle.gold < REPAIR_GOLD[building]) return ['notEnoughGold']
  castle.gold -= REPAIR_GOLD[building]
  castle.damaged.delete(building)
  return []
}

/** Books a raid on another castle, and returns the gold that it must have taken. */
export function bookRaid(
  raider: ModelCastle,
  victim: ModelCastle,
  report: RaidReport,
  difficulty: 'LOW' | 'MEDIUM' | 'HIGH',
  now: number,
): number {
  const { result, attacker, defender, damagedBuilding } = report
  const last = report.rounds.at(-1)
  const broken = castleBroken(report)
  const loot = Math.max(
    0,
    Math.min(
      Math.floor((victim.gold * 10 * broken) / 800),
      victim.gold - VAULT,
      Math.floor(victim.goldAtDayStart / 4) - victim.looted,
    ),
  )
  const isRewarded = result === 'LOSE' && victim.defencesRewarded < 5
  victim.gold -= loot
  victim.looted += loot
  victim.glory += isRewarded ? 2 : 0
  victim.defencesRewarded += Number(isRewarded)
  raider.gold += loot
  raider.glory += raidGlory(difficulty, result)
  if (damagedBuilding) victim.damaged.add(damagedBuilding)
  bury(raider, attacker.fallen)
  bury(victim, defender.fallen)
  wound(raider, last?.attackerHealth ?? attacker.health, attacker.healthMax, now)
  // No servants: the defenders keep what is left.
  wound(victim, last?.defenderHealth ?? defender.health, defender.healthMax, now)
  raider.restUntil = now + 10 * MINUTE_MS
  victim.immuneUntil = now + 60 * MINUTE_MS
  raider.raidAgainAt.set(victim.id, now + 720 * MINUTE_MS)
  raider.record.raidsWon += Number(result === 'WIN')
  raider.record.raidsLost += Number(result === 'LOSE')
  victim.record.defencesWon += Number(result === 'LOSE')
  victim.record.defencesLost += Number(result === 'WIN')
  return loot
}
