import { afterAll, beforeAll, expect, it } from 'vitest'
import { dataFaults } from '#server/domains/invariants.ts'
import { sql } from '#server/platform/sql.ts'
import { type Game, openGame } from '../../support/open-game.ts'
import { raid, raider, STRONG, WEAK } from './raiders.ts'

let game: Game
beforeAll(async () => {
  game = await openGame()
})
afterAll(() => game.close())

it('sees gold that a raid took from nobody, and more than the day allows', async () => {
  const lord = await raider(game, STRONG)
  const victim = await raider(game, WEAK)
  const { body } = await raid(lord, victim.player.id)
  expect(body.loot).toBeGreaterThan(0)
  await raid(lord, -1)
  expect(await dataFaults()).toEqual([])

  await sql`UPDATE fight SET loot = loot + 1 WHERE id = ${body.fightId}`
  expect(await dataFaults()).toEqual(
    expect.arrayContaining([
      { rule: 'a raider gets the gold that the castle loses', subject: `${body.fightId} ${lord.player.id}` },
      {
        rule: 'a raider gets the gold that the castle loses',
        subject: `${body.fightId} ${victim.player.id}`,
      },
    ]),
  )
  await sql`UPDATE fight SET loot = loot - 1 WHERE id = ${body.fightId}`

  await sql`UPDATE raid_castle SET looted_today = 2501 WHERE player_id = ${victim.player.id}`
  expect(await dataFaults()).toEqual([
    { rule: 'raids take at most a quarter of the gold of a day', subject: String(victim.player.id) },
  ])
  await sql`UPDATE raid_castle SET looted_today = ${body.loot} WHERE player_id = ${victim.player.id}`
})
