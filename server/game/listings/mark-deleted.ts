import { sql } from '../../platform/sql.ts'

/**
 * Lets the listings follow castles that a server of an older version deleted during an update: it does not know the listings. Resolves to how
 * many there were.
 */
export async function markDeleted(_instant: Date, limit: number): Promise<number> {
  const marked = await sql`
    INSERT INTO listing_change (player_id)
    SELECT player.id FROM player JOIN player_listing AS listing ON listing.player_id = player.id
    WHERE player.kind = 'DELETED' AND listing.kind <> 'DELETED' AND player.id NOT IN (SELECT player_id FROM listing_change)
    ORDER BY player.id LIMIT ${limit} RETURNING id`
  return marked.length
}
