import { fn } from 'storybook/test'
import type { ChooseViewProps } from '#apps/game/src/features/raids/choose-view.tsx'
import type { Raider } from '#apps/game/src/things/raids/raid-reasons.tsx'
import type { Opponent, SeenCastle } from '#generated/types.ts'
import { maxArmy } from '#rules/army/army.ts'
import { hostCharacteristics, hostHealth } from '#rules/army/characteristics.ts'
import { titleForLevel } from '#rules/player/title.ts'
import { groupsOf } from '../inventory/world.ts'
import { energyOf, inMinutes } from '../missions/mission-args.ts'

export const LEVEL = 17

/** A full army of this level as a host. */
function hostOf(opponentId: number, name: string, level: number): SeenCastle['host'] {
  const army = maxArmy(level)
  const healthMax = hostHealth({ level, army })
  return {
    name,
    level,
    playerId: opponentId,
    enemyKey: null,
    army,
    characteristics: hostCharacteristics({ level, army }),
    healthMax,
    health: healthMax,
    skill: null,
  }
}

export function opponent(
  more: Pick<Opponent, 'opponentId' | 'name' | 'level'> & Partial<Opponent>,
): Opponent {
  return {
    arms: `p${more.opponentId}`,
    guildTag: 'ВОЛЯ',
    title: titleForLevel(more.level),
    isGenerated: false,
    difficulty: 'MEDIUM',
    winPercent: 54,
    homePercent: 100,
    energy: 6,
    experience: 400,
    glory: 4,
    lootMax: 1_240,
    lootLimit: null,
    seen: null,
    raidRefusals: [],
    spyRefusals: [],
    ...more,
  }
}

export const STRONG = opponent({
  opponentId: 25,
  name: 'Любомиранда',
  level: 21,
  difficulty: 'HIGH',
  winPercent: 31,
  experience: 600,
  glory: 6,
  lootMax: 12_480,
})
export const EQUAL = opponent({ opponentId: 26, name: 'Изяслав', level: 17 })
export const WEAK = opponent({
  opponentId: 27,
  name: 'Остроборов',
  level: 12,
  isGenerated: true,
  difficulty: 'LOW',
  winPercent: 83,
  homePercent: 60,
  experience: 200,
  glory: 2,
  lootMax: 96,
  lootLimit: 'DAY',
})
export const TRAINING = opponent({
  opponentId: -1,
  name: 'Чучела на плацу',
  level: LEVEL,
  isGenerated: true,
  difficulty: 'TRAINING',
  winPercent: 99,
  energy: 3,
  experience: 100,
  glory: 0,
  lootMax: 0,
})

export const SPY_REFUSALS: Opponent['spyRefusals'] = [
  { code: 'spyImmune', message: 'Стража начеку, лазутчикам не пройти' },
  { code: 'spyCooldown', message: 'Лазутчики ещё не вернулись' },
]

/** What spies have brought from a castle. */
export function seenOf({ opponentId, name, level }: Opponent, minutes: number): SeenCastle {
  const host = hostOf(opponentId, name, level)
  return {
    host: { ...host, health: Math.floor(host.healthMax * 0.72) },
    castle: { walls: 14, moats: 6, stakes: 0, garrison: { top: 30, left: 0, right: 20, bottom: 10 } },
    seenAt: inMinutes(minutes - 30),
    until: inMinutes(minutes),
  }
}

export const raider: Raider = {
  level: LEVEL,
  energy: energyOf(78),
  backAt: null,
  restUntil: null,
  spiesBackAt: null,
}

const army = maxArmy(LEVEL)

export const chooseArgs: ChooseViewProps = {
  opponents: [STRONG, EQUAL, WEAK, TRAINING],
  raider,
  own: {
    groups: groupsOf(army),
    characteristics: {
      current: hostCharacteristics({ level: LEVEL, army }),
      max: hostCharacteristics({ level: LEVEL, army }),
      additional: {},
    },
    health: hostHealth({ level: LEVEL, army }),
  },
  error: null,
  onRetry: fn(),
  found: null,
  searching: false,
  onSearch: fn(),
  spyingOn: null,
  onSpy: fn(),
  onForgotten: fn(),
}
