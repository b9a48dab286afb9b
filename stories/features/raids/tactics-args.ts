import { fn } from 'storybook/test'
import type { TacticsViewProps } from '#apps/game/src/features/raids/tactics-view.tsx'
import type { Opponent, SeenCastle } from '#generated/types.ts'
import { hostCharacteristics, hostHealth } from '#rules/army/characteristics.ts'
import type { RaidContender } from '#rules/fight/raid-report.ts'
import { energyOf, inMinutes } from '../missions/mission-args.ts'

const army = {
  archers: 150,
  swordsmen: 140,
  squires: 60,
  priests: 12,
  instructors: 6,
  peasants: 40,
  servants: 20,
  cavalry: 18,
}

function hostAt(playerId: number, name: string, level: number): RaidContender {
  const host = { level, army }
  const healthMax = hostHealth(host)
  return {
    name,
    level,
    playerId,
    enemyKey: null,
    army,
    characteristics: hostCharacteristics(host),
    healthMax,
    health: healthMax,
    skill: null,
  }
}

const own = hostAt(1, 'Ратибор', 17)

/** What spies have seen of a castle with everything that defends one. */
export const seen: SeenCastle = {
  host: { ...hostAt(25, 'Изяслав', 16), health: 380 },
  castle: { walls: 3, moats: 4, stakes: 2, garrison: { top: 30, left: 0, right: 20, bottom: 10 } },
  seenAt: inMinutes(-6),
  until: inMinutes(24),
}

export const opponent: Opponent = {
  opponentId: 25,
  arms: 'p25',
  name: 'Изяслав',
  guildTag: 'ВОЛЯ',
  level: 16,
  title: 'BARON',
  isGenerated: false,
  difficulty: 'MEDIUM',
  winPercent: 57,
  homePercent: 100,
  energy: 6,
  experience: 400,
  glory: 4,
  lootMax: 1240,
  lootLimit: null,
  seen: null,
  raidRefusals: [],
  spyRefusals: [],
}

export const training: Opponent = {
  ...opponent,
  opponentId: -1,
  name: 'Чучела на плацу',
  difficulty: 'TRAINING',
  winPercent: 99,
  energy: 3,
  experience: 100,
  glory: 0,
  lootMax: 0,
  isGenerated: true,
  seen: {
    host: { ...own, name: 'Чучела на плацу', playerId: -1, healthMax: 340, health: 340 },
    castle: { walls: 0, moats: 0, stakes: 0, garrison: { top: 0, left: 0, right: 0, bottom: 0 } },
    seenAt: inMinutes(0),
    until: inMinutes(1440),
  },
}

export const tacticsArgs: TacticsViewProps = {
  opponent,
  raids: {
    plan: { position: 'top', siegeTower: false },
    motto: 'Мы ещё вернёмся',
    machines: { catapult: 3, projectiles: 20, projectilesMax: 30 },
  },
  raider: { level: 17, energy: energyOf(78), backAt: null, restUntil: null, spiesBackAt: null },
  sides: { contender: own, catapult: 3, projectiles: 20 },
  wood: 64,
  closed: [],
  starting: false,
  onStart: fn(),
  spying: false,
  onSpy: fn(),
  onForgotten: fn(),
}
