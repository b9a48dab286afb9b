import { now } from '../../platform/clock.ts'
import type { ModelRow } from '../../platform/database/model.ts'
import { assignmentsOf, newRowOf } from '../../platform/database/model-parts.ts'
import { sqlMaybe, sqlSoon } from '../../platform/sql.ts'
import { playerSettings } from './models.ts'

/** What a player has chosen. */
export type Settings = Pick<
  ModelRow<typeof playerSettings>,
  | 'motion'
  | 'replaySpeed'
  | 'asksToConfirm'
  | 'hasCompactNumbers'
  | 'hasSounds'
  | 'notToasted'
  | 'notPushed'
  | 'hasPushes'
  | 'mailed'
  | 'letters'
>

const DEFAULTS: Settings = {
  motion: 'SYSTEM',
  replaySpeed: 1,
  asksToConfirm: true,
  hasCompactNumbers: false,
  hasSounds: false,
  notToasted: [],
  notPushed: [],
  hasPushes: true,
  mailed: [],
  letters: 'DAILY',
}

export async function readSettings(playerId: number): Promise<Settings> {
  const chosen = await sqlMaybe<Settings>`
    SELECT motion, replay_speed, asks_to_confirm, has_compact_numbers, has_sounds, not_toasted, not_pushed, has_pushes, mailed, letters
    FROM player_settings WHERE player_id = ${playerId}`
  return chosen ?? DEFAULTS
}

/** Saves choices of a locked player. Not awaited. The first letter tells of nothing older than the first choice. */
export function saveSettings(playerId: number, changes: Partial<Settings>): void {
  sqlSoon`
    INSERT INTO ${newRowOf(playerSettings, { ...changes, playerId, newsSince: now() })}
    ON CONFLICT (player_id) DO UPDATE SET ${assignmentsOf(playerSettings, { ...changes, playerId })}`
}
