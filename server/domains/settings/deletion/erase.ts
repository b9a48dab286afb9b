import { deletedPlayerName } from '#rules/settings/deleted-player.ts'
import { forgetAlikeName } from '../../../game/alike-names/forget-name.ts'
import { reserveFreedNames } from '../../../game/player/freed-names.ts'
import { sql } from '../../../platform/sql.ts'

/** A deleted player is no opponent, no neighbour and in no top list. */
export async function setKindDeleted(playerId: number): Promise<void> {
  await sql`UPDATE player SET kind = 'DELETED' WHERE id = ${playerId}`
}

/** Who may log in, from where and with what. Sessions stay for a month without identifiers: their end is told to their browsers. */
async function eraseAccess(playerId: number): Promise<void> {
  await sql`DELETE FROM mailbox WHERE recipient IN (SELECT email FROM account WHERE player_id = ${playerId})`
  await sql`
    DELETE FROM mailbox WHERE recipient IN (
      SELECT email FROM email_change WHERE player_id = ${playerId}
      UNION SELECT email FROM account_token WHERE player_id = ${playerId})`
  await sql`DELETE FROM push_token WHERE player_id = ${playerId}`
  await sql`DELETE FROM player_day WHERE player_id = ${playerId}`
  await sql`DELETE FROM account_token WHERE player_id = ${playerId}`
  await sql`DELETE FROM login_step WHERE player_id = ${playerId}`
  await sql`DELETE FROM messenger_account WHERE player_id = ${playerId}`
  await sql`DELETE FROM account WHERE player_id = ${playerId}`
  await sql`
    UPDATE session SET ip = NULL, user_agent = NULL, device = NULL, device_id = NULL WHERE player_id = ${playerId}`
  await sql`DELETE FROM idempotency WHERE scope = ${`player:${playerId}`}`
}

/** What the player wrote, chose and was told. */
async function eraseTexts(playerId: number): Promise<void> {
  await reserveFreedNames(playerId)
  await sql`DELETE FROM player_name WHERE player_id = ${playerId}`
  await sql`DELETE FROM player_look WHERE player_id = ${playerId}`
  forgetAlikeName(playerId)
  await sql`DELETE FROM player_settings WHERE player_id = ${playerId}`
  await sql`DELETE FROM notification WHERE player_id = ${playerId}`
  await sql`DELETE FROM craft_recipe WHERE player_id = ${playerId}`
  await sql`DELETE FROM craft_category WHERE player_id = ${playerId}`
  await sql`UPDATE gear SET own_name = NULL WHERE player_id = ${playerId} AND own_name IS NOT NULL`
  await sql`DELETE FROM sharpening_try WHERE player_id = ${playerId}`
  await sql`DELETE FROM player_note WHERE player_id = ${playerId}`
  await sql`UPDATE correction SET reason = ${deletedPlayerName(playerId)} WHERE player_id = ${playerId}`
  await sql`UPDATE player_block SET reason = ${deletedPlayerName(playerId)} WHERE player_id = ${playerId}`
}

/** What is under way, and what others and the castle know of each other. */
async function eraseRelations(playerId: number): Promise<void> {
  await sql`DELETE FROM mission_run WHERE player_id = ${playerId} AND finished_at IS NULL`
  await sql`UPDATE raid_castle SET motto = '' WHERE player_id = ${playerId}`
  await sql`DELETE FROM left_motto WHERE castle_id = ${playerId} OR author_id = ${playerId}`
  await sql`DELETE FROM raid_opponent WHERE player_id = ${playerId} OR opponent_id = ${playerId}`
  await sql`DELETE FROM raid_spying WHERE player_id = ${playerId} OR castle_id = ${playerId}`
  await sql`DELETE FROM raid_cooldown WHERE player_id = ${playerId} OR victim_id = ${playerId}`
  await sql`UPDATE donate_order SET state = 'CANCELLED' WHERE player_id = ${playerId} AND state = 'OPEN'`
  await sql`DELETE FROM neighbour_visit WHERE player_id = ${playerId}`
}

/** Removes everything about a person that no other player needs, from the tables of every domain. */
export async function eraseOwnRows(playerId: number): Promise<void> {
  await eraseAccess(playerId)
  await eraseTexts(playerId)
  await eraseRelations(playerId)
}
