import { afterAll, beforeAll, expect, it } from 'vitest'
import { recordStatements } from '#tools/bench/record-call.ts'
import { giveResources } from '../../support/give-items.ts'
import { type Game, type Lord, openGame } from '../../support/open-game.ts'
import { type RaidChoices, raid, raider, STRONG, WEAK } from './raiders.ts'

let game: Game
beforeAll(async () => {
  game = await openGame()
})
afterAll(() => game.close())

/** How often a raid waits for the database: session, key, locks, all that is read, all that is written. */
async function roundTripsOf(lord: Lord, victim: Lord, choices: RaidChoices = {}): Promise<number> {
  let status = 0
  const sent = await recordStatements(async () => {
    status = (await raid(lord, victim.player.id, choices)).status
  })
  expect(status).toBe(200)
  return sent.filter(({ isWaitedFor }) => isWaitedFor).length
}

it('a raid waits for the database at most five times, with losses and quests on both sides', async () => {
  const even = { archers: 200, swordsmen: 200, squires: 200, cavalry: 50 }
  // The first raid of a server also reads the secret of the day.
  await roundTripsOf(await raider(game, STRONG), await raider(game, WEAK))
  for (const [ours, theirs] of [
    [STRONG, WEAK],
    [WEAK, STRONG],
    [even, even],
  ])
    expect(await roundTripsOf(await raider(game, ours), await raider(game, theirs))).toBeLessThanOrEqual(5)
})

it('wood for a siege tower costs one more', async () => {
  const lord = await raider(game, { ...STRONG, catapult: 2, catapultProjectiles: 1 })
  await giveResources(lord, { 1: 20 })
  const choices = { position: 'top', siegeTower: true, projectiles: true }
  expect(await roundTripsOf(lord, await raider(game, WEAK), choices)).toBeLessThanOrEqual(6)
})
