import type { GameplaySettings } from '#generated/types.ts'
import type { PlayerRow } from '../player/player-row.ts'
import type { Settings } from './store.ts'

export function viewGameplay(
  { isGearHidden }: Pick<PlayerRow, 'isGearHidden'>,
  { motion, replaySpeed, asksToConfirm, hasCompactNumbers, hasSounds }: Settings,
): GameplaySettings {
  return { isGearHidden, motion, replaySpeed, asksToConfirm, hasCompactNumbers, hasSounds }
}
