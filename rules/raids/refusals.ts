import { RAID_LEVEL } from '../buildings/buildings.ts'
import type { Refusal } from '../core/refusal.ts'
import { energyRefusals } from '../energy/energy.ts'
import type { OpponentDifficulty } from './search.ts'
import { raidEnergy } from './spoils.ts'

export type RaidCode =
  | 'levelTooLow'
  | 'hostResting'
  | 'hostAway'
  | 'notEnoughEnergy'
  | 'ownCastle'
  | 'castleClosed'
  | 'victimTooLow'
  | 'victimProtected'
  | 'victimImmune'
  | 'raidCooldown'
  | 'sameGuild'
  | 'sameHousehold'

/** The other castle in its current state; null for training. */
export type Victim = {
  level: number
  /** The castle of the raider. */
  isOwn: boolean
  /** Its player is blocked. */
  isClosed: boolean
  /** Newcomers' protection is active. */
  isProtected: boolean
  /** Somebody raided it recently. */
  isImmune: boolean
  /** This attacker raided it recently. */
  isCoolingDown: boolean
  isGuildMate: boolean
  isHousehold: boolean
}

function blocked(code: RaidCode, message: string): Refusal<RaidCode> {
  return { code, message, have: 0, need: 1 }
}

const CLOSED = 'Замок закрыт, туда сейчас не попасть'

function victimRefusals(victim: Victim): Refusal<RaidCode>[] {
  if (victim.isOwn) return [blocked('ownCastle', 'Это ваш замок')]
  const refusals: Refusal<RaidCode>[] = []
  if (victim.isClosed) refusals.push(blocked('castleClosed', CLOSED))
  if (victim.level < RAID_LEVEL) {
    refusals.push({
      code: 'victimTooLow',
      message: `На замки ниже ${RAID_LEVEL}-го уровня не нападают`,
      have: victim.level,
      need: RAID_LEVEL,
    })
  }
  if (victim.isProtected) refusals.push(blocked('victimProtected', 'Замок под защитой новичка'))
  if (victim.isImmune) refusals.push(blocked('victimImmune', 'Замок недавно отбивался, дайте ему передышку'))
  if (victim.isCoolingDown) refusals.push(blocked('raidCooldown', 'Вы недавно нападали на этот замок'))
  if (victim.isGuildMate) refusals.push(blocked('sameGuild', 'Это замок вашей гильдии'))
  if (victim.isHousehold) refusals.push(blocked('sameHousehold', 'На свой двор не нападают'))
  return refusals
}

/** Why a player cannot search for opponents: the level. Empty: it can. */
export function searchRefusals(level: number): Refusal<'levelTooLow'>[] {
  if (level >= RAID_LEVEL) return []
  return [{ code: 'levelTooLow', message: `Нужен уровень ${RAID_LEVEL}`, have: level, need: RAID_LEVEL }]
}

/**
 * Why a raid cannot start: the attacker's level (10, docs/game.md §9), army and energy, then the defender. Empty: it
 * can.
 */
export function raidRefusals(raid: {
  level: number
  energy: number
  isResting: boolean
  isAway: boolean
  difficulty: OpponentDifficulty
  victim: Victim | null
}): Refusal<RaidCode>[] {
  const refusals: Refusal<RaidCode>[] = [...searchRefusals(raid.level)]
  if (raid.isResting) refusals.push(blocked('hostResting', 'Войско отдыхает после боя'))
  if (raid.isAway) refusals.push(blocked('hostAway', 'Войско в походе'))
  refusals.push(...energyRefusals(raid.energy, raidEnergy(raid.difficulty)))
  return raid.victim === null ? refusals : [...refusals, ...victimRefusals(raid.victim)]
}

/**
 * Why a castle cannot be spied on: the player's level, the castle and its immunity to spies, the rest of the player's
 * spies. Empty: it can.
 */
export function spyRefusals(spy: {
  level: number
  isOwn: boolean
  isClosed: boolean
  isImmune: boolean
  isCoolingDown: boolean
}): Refusal<'levelTooLow' | 'ownCastle' | 'castleClosed' | 'spyImmune' | 'spyCooldown'>[] {
  const refusals: ReturnType<typeof spyRefusals> = [...searchRefusals(spy.level)]
  if (spy.isOwn) refusals.push({ code: 'ownCastle', message: 'Это ваш замок', have: 0, need: 1 })
  if (spy.isClosed) refusals.push({ code: 'castleClosed', message: CLOSED, have: 0, need: 1 })
  if (spy.isImmune) {
    refusals.push({ code: 'spyImmune', message: 'Стража начеку, лазутчикам не пройти', have: 0, need: 1 })
  }
  if (spy.isCoolingDown) {
    refusals.push({ code: 'spyCooldown', message: 'Лазутчики ещё не вернулись', have: 0, need: 1 })
  }
  return refusals
}
