import type { Motion, NotificationKind, ReplaySpeed } from '#generated/types.ts'
import {
  bigint,
  boolean,
  nullable,
  primaryKey,
  smallint,
  text,
  texts,
  timestamptz,
  withDefault,
} from '../../platform/database/columns.ts'
import { defineModel } from '../../platform/database/model.ts'

/** What players have chosen. Without a row the defaults hold. */
export const playerSettings = defineModel('player_settings', {
  playerId: primaryKey(bigint()),
  motion: withDefault(text<Motion>()),
  replaySpeed: withDefault(smallint<ReplaySpeed>()),
  asksToConfirm: withDefault(boolean()),
  hasCompactNumbers: withDefault(boolean()),
  hasSounds: withDefault(boolean()),
  notToasted: withDefault(texts<NotificationKind>()),
  notPushed: withDefault(texts<NotificationKind>()),
  /** Whether anything is pushed. */
  hasPushes: withDefault(boolean()),
  mailed: withDefault(texts<NotificationKind>()),
  letters: withDefault(text<'HOURLY' | 'DAILY'>()),
  /** When the last letter with news was ordered. */
  mailedAt: nullable(timestamptz()),
  /** Older notifications are not in the next letter. */
  newsSince: nullable(timestamptz()),
})
