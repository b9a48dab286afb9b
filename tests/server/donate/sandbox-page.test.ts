import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Game, openGame } from '../../support/open-game.ts'
import { keyOf, orderPack, verdictsOf } from './till.ts'

let game: Game
beforeAll(async () => {
  game = await openGame()
})
afterAll(() => game.close())

it.each([
  ['another origin', { origin: 'https://evil.example' }],
  ['a page that hides its origin', { origin: 'null' }],
  ['another site, by fetch metadata', { 'sec-fetch-site': 'cross-site' }],
])('a form of %s pays nothing', async (_, headers) => {
  const lord = await game.lord()
  const order = await orderPack(lord, 'handful')
  const answer = await fetch(`${game.platform.config.publicUrl}/sandbox-checkout/${keyOf(order)}`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    body: 'action=pay',
    redirect: 'manual',
  })
  expect(answer.status).toBe(403)
  expect(await verdictsOf(keyOf(order))).toEqual([])
})
