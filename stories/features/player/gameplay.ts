import type { GameplaySettings, PlayerInfo } from '#generated/types.ts'

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
