import type { GameplaySettings, MissionsData, PlayerInfo } from '#generated/types.ts'
import { NO_MONEY } from '#rules/core/currencies.ts'

export const nothing = { experience: 0, ...NO_MONEY, resources: [], gear: [] }

/** Nobody has been on a mission yet. */
export const idle: MissionsData = {
  active: null,
  last: null,
  won: 0,
  total: 0,
  unlimitedRecord: 0,
  crusade: null,
  crusadeInvitations: 0,
  serverTime: '2026-11-20T12:00:00.000Z',
}

/** The army is back with its spoils. */
export const back: MissionsData = {
  ...idle,
  won: 1,
  total: 1,
  last: {
    missionRunId: 5,
    missionKey: 'oldMill',
    name: 'Старая мельница',
    difficulty: 'EASY',
    skill: 'FRONTAL_ATTACK',
    result: 'WIN',
    reward: { ...nothing, gold: 24, experience: 150 },
    fightId: 41,
    finishedAt: '2026-11-20T11:50:00.000Z',
  },
}

/** The settings of somebody who has changed none. */
export const DEFAULT_GAMEPLAY: GameplaySettings = {
  isGearHidden: false,
  motion: 'SYSTEM',
  replaySpeed: 1,
  asksToConfirm: true,
  hasCompactNumbers: false,
  hasSounds: false,
}

export const YOUNG_LORD: PlayerInfo = {
  playerId: 17,
  name: 'Ратибор',
  level: 4,
  title: 'KNIGHT',
  guildTag: null,
  avatarUrl: null,
  arms: 'p17',
}
