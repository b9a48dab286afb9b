import { afterAll, beforeAll, expect, it } from 'vitest'
import { now } from '#server/platform/clock.ts'
import { sql } from '#server/platform/sql.ts'
import { buildPlayer } from '../../support/build-player.ts'
import { giveSecondFactor } from '../../support/second-factor.ts'
import { startTestServer, type TestClient, type TestServer } from '../../support/server.ts'

/** Two more than a list counts. */
const ROWS = 10_002

let server: TestServer
let admin: TestClient
let subject: number
beforeAll(async () => {
  server = await startTestServer()
  const { id } = await server.on(() => buildPlayer({ roles: ['PLAYER', 'SUPER_ADMIN'] }))
  subject = (await server.on(() => buildPlayer())).id
  await server.on(() => giveSecondFactor(id))
  admin = await server.browserOf(id)
  await server.on(async () => {
    await sql`
      INSERT INTO session (id, player_id, created_at, last_seen_at, idle_expires_at, expires_at, closed_at)
      SELECT gen_random_uuid(), ${subject}, ${now()}, ${now()}, ${now()}, ${now()}, ${now()}
      FROM generate_series(1, ${ROWS}::int)`
    await sql`
      INSERT INTO admin_action (player_id, operation, subject_id, request, network, request_id, created_at)
      SELECT ${id}, 'blockPlayer', ${subject}, '{}', '127.0.0.0/24', gen_random_uuid(), ${now()}
      FROM generate_series(1, ${ROWS}::int)`
    await sql`
      INSERT INTO resource_entry (player_id, resource_id, action, amount, source, created_at)
      SELECT ${subject}, 1, CASE WHEN n % 2 = 0 THEN 'RECEIVED' ELSE 'REMOVED' END, 5, 'MISSION', ${now()}
      FROM generate_series(1, ${ROWS}::int) AS n`
    await sql`
      WITH fought AS (
        INSERT INTO fight (share_key, type, attacker_id, result, title, input, report, rewards, rules_version,
          catalogue_version, created_at)
        SELECT gen_random_uuid(), 'MISSION', ${subject}, 'WIN', 'Поход', '{}', '{}', '{}', '1', '1', ${now()}
        FROM generate_series(1, ${ROWS}::int) RETURNING id
      )
      INSERT INTO fight_log (player_id, fight_id, viewed_at) SELECT ${subject}, id, ${now()} FROM fought`
    await sql`
      INSERT INTO player_note (player_id, by_id, text, created_at)
      SELECT ${subject}, ${id}, 'Заметка', ${now()} FROM generate_series(1, ${ROWS}::int)`
    await sql`
      INSERT INTO donate_order (key, player_id, pack_key, name, kind, diamonds, days, provider, currency, minor, kopecks,
        state, pay_url, created_at, expires_at)
      SELECT gen_random_uuid(), ${subject}, 'diamonds', 'Бриллианты', 'DIAMONDS', 100, 0, 'sandbox', 'RUB', 9900, 9900,
        'EXPIRED', '', ${now()}, ${now()} FROM generate_series(1, ${ROWS}::int)`
  })
})
afterAll(() => server.close())

function of() {
  return { playerId: subject }
}

it.each([
  ['player-sessions', of],
  ['audit-entries', () => ({ subjectId: subject })],
  ['audit-entries', () => ({ createdFrom: '2020-01-01' })],
  ['item-entries', of],
  ['item-entries', () => ({ ...of(), kind: 'resource' })],
  ['player-fights', of],
  ['player-notes', of],
  ['donate-orders', of],
  ['donate-orders', () => ({ state: 'EXPIRED' })],
])('the list %s counts one more than 10,000 at most, and shows its last page', async (name, filter) => {
  const read = async (range: readonly [number, number]) => {
    const asked = new URLSearchParams({ range: JSON.stringify(range), filter: JSON.stringify(filter()) })
    const response = await admin.fetch(`/api/admin/${name}?${asked}`)
    return [response.status, response.headers.get('content-range')]
  }
  expect(await read([0, 9])).toEqual([200, expect.stringMatching(/ 0-9\/10001$/)])
  expect(await read([10_000, 10_009])).toEqual([200, expect.stringMatching(/ 10000-1000\d\/10001$/)])
  expect(await read([10_001, 10_010])).toEqual([400, null])
})
