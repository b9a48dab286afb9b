import { now } from '#server/platform/clock.ts'
import { sql } from '#server/platform/sql.ts'
import { READER_ROWS, type Shares } from './world-size.ts'

/**
 * What the lists of the console read: an address, a last visit and a listing of every castle, and as many sessions, fights, orders
 * and lines of the audit log as rows. The readers' share comes first. A third of the orders is paid.
 */
export async function seedConsole({ first, readers, players, rows }: Shares): Promise<void> {
  const share = readers * READER_ROWS.card
  await sql`
    INSERT INTO account (player_id, email, email_key, email_confirmed_at)
    SELECT id, email, email, ${now()} FROM player,
      LATERAL (SELECT replace(name_key, ' ', '.') || '@letters' || id % 50 || '.example' AS email) AS made
    WHERE kind = 'HUMAN' AND NOT EXISTS (SELECT FROM account WHERE player_id = player.id)`
  await sql`
    UPDATE player SET last_seen_at = ${now()}::timestamptz - (id * 104729) % 9000000 * interval '1 second' WHERE kind = 'HUMAN'`
  await sql`
    INSERT INTO player_listing (player_id, kind, gold, last_seen_at) SELECT id, kind, gold, last_seen_at FROM player
    ON CONFLICT (player_id) DO UPDATE SET gold = excluded.gold, last_seen_at = excluded.last_seen_at`
  await sql`
    UPDATE statistics_mark SET counted_id = last.id, ready_id = last.id, pending_id = last.id FROM (
      SELECT 'player_listed' AS source, max(id) AS id FROM player
      UNION ALL SELECT 'money_entry_listed', coalesce(max(id), 0) FROM money_entry) AS last
    WHERE statistics_mark.source = last.source`
  await sql`
    INSERT INTO session (id, player_id, device, ip, created_at, last_seen_at, idle_expires_at, expires_at, closed_at)
    SELECT gen_random_uuid(), ${first}::bigint + CASE WHEN n <= ${share}::int THEN n % ${readers}::int
        ELSE ${readers}::int + n % ${players - readers}::int END,
      'Firefox', '10.0.0.0'::inet + n % 250000, made, made, made + interval '30 days', made + interval '30 days', made
    FROM generate_series(1, ${rows}::int) AS n, LATERAL (SELECT ${now()}::timestamptz - n * interval '2 seconds' AS made) AS at`
  await sql`
    WITH fought AS (
      INSERT INTO fight (share_key, type, attacker_id, result, title, input, report, rewards, rules_version,
        catalogue_version, created_at)
      SELECT gen_random_uuid(), 'MISSION', ${first}::bigint + CASE WHEN n <= ${share}::int THEN n % ${readers}::int
          ELSE ${readers}::int + n % ${players - readers}::int END,
        'WIN', 'Поход', '{}', '{}', '{}', '1', '1', ${now()}::timestamptz - (${rows}::int - n) * interval '3 seconds'
      FROM generate_series(1, ${rows}::int) AS n RETURNING id, attacker_id, created_at
    )
    INSERT INTO fight_log (player_id, fight_id, viewed_at) SELECT attacker_id, id, created_at FROM fought`
  await sql`
    INSERT INTO donate_order (key, player_id, pack_key, name, kind, diamonds, days, provider, currency, minor, kopecks,
      state, pay_url, created_at, expires_at, paid_at)
    SELECT gen_random_uuid(), ${first}::bigint + n % ${players}::int, 'diamonds', 'Бриллианты', 'DIAMONDS', 100, 0, 'test',
      'RUB', 9900, 9900, CASE WHEN n % 3 = 0 THEN 'PAID' ELSE 'EXPIRED' END, 'https://pay.example', made, made,
      CASE WHEN n % 3 = 0 THEN made END
    FROM generate_series(1, ${rows}::int) AS n,
      LATERAL (SELECT ${now()}::timestamptz - (${rows}::int - n) * interval '5 seconds' AS made) AS at`
  await sql`
    INSERT INTO admin_action (player_id, operation, subject_id, request, network, request_id, created_at)
    SELECT (SELECT id FROM player WHERE name = 'Keeper'),
      (ARRAY['blockPlayer', 'endPlayerSessions', 'correctMoney', 'giveItem'])[1 + n % 4],
      ${first}::bigint + CASE WHEN n <= ${share}::int THEN n % ${readers}::int
        ELSE ${readers}::int + n % ${players - readers}::int END,
      '{}', '10.0.0.0/16', gen_random_uuid(), ${now()}::timestamptz - (${rows}::int - n) * interval '5 seconds'
    FROM generate_series(1, ${rows}::int) AS n`
}
