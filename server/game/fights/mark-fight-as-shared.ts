import { sql } from '../../platform/sql.ts'

/** Records that somebody opened the report by its link: it is kept from now on. */
export async function markFightAsShared(shareKey: string): Promise<void> {
  await sql`UPDATE fight SET is_shared = true WHERE share_key = ${shareKey} AND NOT is_shared`
}
