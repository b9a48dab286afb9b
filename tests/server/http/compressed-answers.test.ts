import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ALL_PAGES_OPEN, type Game, type Lord, openGame } from '../../support/open-game.ts'
import { openTestSession } from '../../support/open-session.ts'

let game: Game
let lord: Lord
beforeAll(async () => {
  game = await openGame()
  lord = await game.lord({ level: 30 }, ALL_PAGES_OPEN)
})
afterAll(() => game.close())

/** The answer as sent, which fetch would decompress. */
async function ask(path: string, encoding: string) {
  const { get } = await import('node:http')
  const { cookie } = await openTestSession(game.platform, lord.player.id)
  const url = `${game.platform.config.publicUrl}/api${path}`
  return new Promise<{ encoding: string | undefined; vary: string | undefined; bytes: Buffer }>(
    (resolve, reject) => {
      get(url, { headers: { cookie, 'accept-encoding': encoding } }, (response) => {
        const parts: Buffer[] = []
        response.on('data', (part: Buffer) => parts.push(part))
        response.on('end', () => {
          const { 'content-encoding': found, vary } = response.headers
          resolve({ encoding: found, vary, bytes: Buffer.concat(parts) })
        })
      }).on('error', reject)
    },
  )
}

it('compresses a long answer to at most a sixth if the client accepts it', async () => {
  const packed = await ask('/missions', 'gzip, deflate, br')
  const plain = await ask('/missions', 'identity')
  expect([packed.encoding, plain.encoding]).toEqual(['gzip', undefined])
  expect(packed.vary).toContain('Accept-Encoding')
  expect(gunzipSync(packed.bytes).toString()).toBe(plain.bytes.toString())
  expect(packed.bytes.length).toBeLessThan(plain.bytes.length / 6)
})

it('does not compress a short answer', async () => {
  expect((await ask('/game-data?online=true', 'gzip')).encoding).toBeUndefined()
})
