import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { operationIds } from '#server/platform/http/contract/contract.ts'
import { createToken } from '#server/platform/sessions/personal-tokens.ts'
import { sql } from '#server/platform/sql.ts'
import { inTransaction } from '#server/platform/transaction.ts'
import { listOf } from '#tools/generate/document.ts'
import { componentSchemas, openapi } from '../../contracts/bundles.ts'
import { baseParts, callOf, writeRequest } from '../../support/contract-call.ts'
import { newKey } from '../../support/open-game.ts'
import { openTestSession } from '../../support/open-session.ts'
import { giveSecondFactor } from '../../support/second-factor.ts'
import { type KnownLord, openGameOfTwo, ownSubjects, subjectsFor } from '../../support/two-lords.ts'
import { sendWire } from '../../support/wire.ts'

const roles = listOf(componentSchemas(openapi).Role, 'enum').map(String)
const reads = operationIds.filter((id) => {
  const { path, method } = callOf(id)
  return path.startsWith('/admin') && method.toUpperCase() === 'GET'
})

const PASSWORD_HASH = '$argon2id$v=19$m=47104,t=1,p=1$kanareyka-sol$kanareyka-svertka'
const RESET_TOKEN = 'kanareyka-reset-link-4410'

let opened: Awaited<ReturnType<typeof openGameOfTwo>>
let subject: KnownLord
/** Of the player whose secrets are planted: an administrator reads it, so the search below is not of empty answers. */
let email: string
/** What must never be sent, by name. */
const canaries = new Map<string, string>()

function plantBytes(name: string, bytes: Buffer): void {
  canaries.set(`${name}, hex`, bytes.toString('hex'))
  canaries.set(`${name}, base64`, bytes.toString('base64'))
  canaries.set(`${name}, JSON`, JSON.stringify([...bytes]).slice(1, -1))
}

beforeAll(async () => {
  opened = await openGameOfTwo()
  const { game, lord } = opened
  subject = lord
  const playerId = lord.player.id
  const { config } = game.platform
  canaries.set('SECRET', config.secret)
  canaries.set('second factor', await giveSecondFactor(playerId))
  const [factor] = await sql<{ sealedSecret: Buffer }>`
    SELECT sealed_secret FROM second_factor WHERE player_id = ${playerId}`
  plantBytes('sealed factor', factor?.sealedSecret ?? Buffer.of())
  canaries.set('password hash', PASSWORD_HASH)
  const [account] = await sql<{ email: string }>`
    UPDATE account SET password_hash = ${PASSWORD_HASH} WHERE player_id = ${playerId} RETURNING email`
  email = account?.email ?? 'no account'
  const hash = createHash('sha256').update(RESET_TOKEN).digest()
  const instant = game.clock.now()
  await sql`
    INSERT INTO account_token (hash, player_id, purpose, email, created_at, expires_at)
    VALUES (${hash}, ${playerId}, 'RESET_PASSWORD', 'kanareyka@example.org', ${instant},
      ${new Date(instant.getTime() + 600_000)})`
  canaries.set('reset token', RESET_TOKEN)
  plantBytes('hash of the reset token', hash)
  const token = await inTransaction(() =>
    createToken(playerId, { name: 'Счётчик', scopes: ['read:player'], days: 30 }),
  )
  canaries.set('personal token', token.id)
  const chief = await game.lord({ roles: ['PLAYER', 'SUPER_ADMIN'] })
  await giveSecondFactor(chief.player.id)
  const params = { id: playerId }
  await chief.call('endPlayerSessions', { params, key: newKey() })
  const session = await openTestSession(game.platform, playerId)
  canaries.set('session', session.id)
  canaries.set('bearer', session.bearer)
  canaries.set('cookie', session.cookie.split('=')[1] ?? '')
})
afterAll(() => opened.game.close())

async function readAll(role: string): Promise<Map<string, { status: number; text: string }>> {
  const { game } = opened
  const reader = await game.lord({ roles: ['PLAYER', role] })
  await giveSecondFactor(reader.player.id)
  const { cookie } = await openTestSession(game.platform, reader.player.id)
  const answers = new Map<string, { status: number; text: string }>()
  for (const id of reads) {
    const call = callOf(id)
    const subjects = { ...subjectsFor(id, ownSubjects(subject)), id: subject.player.id }
    const parts = { ...baseParts(call, subjects), headers: { cookie } }
    const { status, text, headers } = await sendWire(
      game.platform.config.publicUrl,
      writeRequest(call, parts),
    )
    answers.set(id, { status, text: `${text}\n${JSON.stringify(headers)}` })
  }
  return answers
}

describe.each(roles)('the console sends no secret to %s', (role) => {
  it('in any of its lists and records', async () => {
    const answers = await readAll(role)
    const found = [...answers].flatMap(([id, { text }]) =>
      [...canaries].filter(([, secret]) => text.includes(secret)).map(([name]) => `${id}: ${name}`),
    )
    // The list of sessions names each by its id, to close it. The id alone opens nothing: the cookie is signed.
    expect(found.filter((one) => one !== 'listPlayerSessionsForAdmin: session')).toEqual([])
    if (role === 'SUPER_ADMIN') {
      const missing = [...answers].filter(([, { status }]) => status !== 200).map(([id]) => id)
      expect(missing.filter((id) => !/^get/.test(id))).toEqual([])
      expect(answers.get('getPlayerForAdmin')?.text).toContain(`"email":"${email}"`)
    }
  })
})
