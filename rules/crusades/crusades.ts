import { instructorsShare } from '../army/characteristics.ts'
import type { Random } from '../core/random.ts'
import type { Refusal } from '../core/refusal.ts'
import { energyRefusals } from '../energy/energy.ts'
import { tiredShareOfSpend } from '../energy/tired-troops.ts'
import type { FightContender } from '../fight/report.ts'
import { enemyContender, enemyStrength } from '../missions/mission-enemy.ts'
import { levelPenaltyShare } from '../missions/mission-reward.ts'
import { TITLE_LEVELS, TITLES, type Title, titleForLevel } from '../player/title.ts'

/** docs/game.md §9: six members at most; docs/game.md: two at least. */
export const CRUSADE_MEMBERS = { min: 2, max: 6 } as const
export const CRUSADE_ENERGY = 10

/** The definition of a crusade's boss: `hostsNeeded` full hosts of its level win about three times in four. */
export type CrusadeBoss = { key: string; enemyName: string; level: number; hostsNeeded: number }

/** The boss, ready to fight: attack, health and armour of several enemies, the other characteristics of one. */
export function crusadeBoss({ key, enemyName, level, hostsNeeded }: CrusadeBoss): FightContender {
  const { attack, health, armor, mastery, dodge, luck } = enemyStrength(level)
  return enemyContender({
    key,
    name: enemyName,
    level,
    characteristics: { attack: attack * hostsNeeded, armor: armor * hostsNeeded, mastery, dodge, luck },
    healthMax: health * hostsNeeded,
  })
}

type Spoils = Pick<CrusadeBoss, 'level' | 'hostsNeeded'>

/**
 * A member's share of the loot in basis points. There is loot for as many hosts as the boss needs: more hosts win
 * more surely and earn less each. Otherwise a full crusade would always be the best use of energy.
 */
export function crusadeShare({ hostsNeeded }: Spoils, members: number): number {
  return Math.min(10_000, Math.floor((10_000 * hostsNeeded) / Math.max(1, members)))
}

/**
 * Experience of a won crusade in hundredths: 6 for ten energy; instructors, tired troops, penalty and share count.
 */
export function crusadeExperience(
  boss: Spoils,
  member: { level: number; instructors: number; energySpentToday: number },
  members: number,
): number {
  const taught = 10_000 + Math.floor(instructorsShare(member.instructors, member.level) / 2)
  const tired = tiredShareOfSpend(member.energySpentToday, CRUSADE_ENERGY)
  const penalty = levelPenaltyShare(member.level, boss.level)
  const full = Math.floor((600 * taught * tired * penalty) / 1_000_000_000_000)
  return Math.floor((full * crusadeShare(boss, members)) / 10_000)
}

/**
 * The reward of each member for a won crusade, by share: 1.5 times the gold of easy missions, a diamond twice in
 * five.
 */
export function crusadeReward(
  boss: Spoils,
  level: number,
  members: number,
  random: Random,
): { gold: number; diamonds: number } {
  const perEnergy = Math.round(100 * (4 + boss.level ** 1.35))
  const share = Math.floor((levelPenaltyShare(level, boss.level) * crusadeShare(boss, members)) / 10_000)
  const luckPercent = random.int(80, 120)
  const diamond = random.chance(Math.floor((4_000 * share) / 10_000))
  const gold = Math.floor((CRUSADE_ENERGY * perEnergy * 150 * luckPercent * share) / 10_000_000_000)
  return { gold, diamonds: diamond ? 1 : 0 }
}

/** Why a player cannot found or join a crusade: title, another crusade, a full one. Empty: allowed. */
export function crusadeJoinRefusals(request: {
  boss: Pick<CrusadeBoss, 'level'>
  level: number
  inCrusade: boolean
  members: number
}): Refusal<'titleTooLow' | 'crusadeUnderway' | 'crusadeFull'>[] {
  const refusals: ReturnType<typeof crusadeJoinRefusals> = []
  const title = titleForLevel(request.boss.level)
  const rank = (of: Title): number => TITLES.indexOf(of)
  if (rank(titleForLevel(request.level)) < rank(title)) {
    const need = TITLE_LEVELS[title]
    refusals.push({
      code: 'titleTooLow',
      message: `Поход откроется с титулом, на ${need}-м уровне`,
      have: request.level,
      need,
    })
  }
  if (request.inCrusade) {
    refusals.push({ code: 'crusadeUnderway', message: 'Вы уже в крестовом походе', have: 1, need: 0 })
  }
  if (request.members >= CRUSADE_MEMBERS.max) {
    refusals.push({
      code: 'crusadeFull',
      message: 'В походе больше нет мест',
      have: request.members,
      need: CRUSADE_MEMBERS.max,
    })
  }
  return refusals
}

/** Why a crusade cannot start: too few members, somebody away or without energy. Empty: it can. */
export function crusadeStartRefusals(
  members: readonly { energy: number; isAway: boolean }[],
): Refusal<'crusadeTooSmall' | 'hostAway' | 'notEnoughEnergy'>[] {
  const refusals: ReturnType<typeof crusadeStartRefusals> = []
  if (members.length < CRUSADE_MEMBERS.min) {
    refusals.push({
      code: 'crusadeTooSmall',
      message: `Нужно хотя бы ${CRUSADE_MEMBERS.min} участника`,
      have: members.length,
      need: CRUSADE_MEMBERS.min,
    })
  }
  if (members.some(({ isAway }) => isAway)) {
    refusals.push({ code: 'hostAway', message: 'Чьё-то войско ещё в походе', have: 1, need: 0 })
  }
  const least = Math.min(...members.map(({ energy }) => energy))
  return members.length === 0 ? refusals : [...refusals, ...energyRefusals(least, CRUSADE_ENERGY)]
}
