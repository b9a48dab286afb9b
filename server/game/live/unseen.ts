import { sqlOne } from '../../platform/sql.ts'
import { sharedLoad } from './channels.ts'

/** Counts of what a player has not looked at yet. */
export type Unseen = {
  readonly unviewedFights: number
  readonly unviewedGear: number
  readonly unreadNotifications: number
  readonly unshownNotifications: number
}

/** One statement for the three channels that show these counts: fightLogs, notifications, playerLayout. */
export const readUnseen = sharedLoad(
  (playerId) => sqlOne<Unseen>`
    SELECT
      (SELECT count(*) FROM fight_log WHERE player_id = ${playerId} AND viewed_at IS NULL) AS unviewed_fights,
      (SELECT count(*) FROM gear WHERE player_id = ${playerId} AND viewed_at IS NULL) AS unviewed_gear,
      (SELECT count(*) FROM notification WHERE player_id = ${playerId} AND read_at IS NULL) AS unread_notifications,
      (SELECT count(*) FROM notification WHERE player_id = ${playerId} AND shown_at IS NULL) AS unshown_notifications`,
)
