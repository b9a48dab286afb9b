import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Game, openGame } from '../../support/open-game.ts'

let game: Game
beforeAll(async () => {
  game = await openGame()
})
afterAll(() => game.close())

it('gives every tip by key to everybody, and 304 for the current ETag', async () => {
  const url = `${game.platform.config.publicUrl}/api/public/game-tips`
  const first = await fetch(url)
  const tips = await first.json()
  expect(tips.playerArmyArchers).toEqual({
    category: 'army',
    title: 'Лучники',
    baseContent: expect.stringContaining('залп'),
    additionalContent: expect.any(String),
  })
  expect(first.headers.get('cache-control')).toBe('public, max-age=0')
  const tag = first.headers.get('etag') ?? ''
  const again = await fetch(url, { headers: { 'If-None-Match': tag } })
  expect({ status: again.status, text: await again.text() }).toEqual({ status: 304, text: '' })
  expect((await fetch(url, { headers: { 'If-None-Match': '"older"' } })).status).toBe(200)
})
