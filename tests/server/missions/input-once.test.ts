import { afterAll, beforeAll, expect, it } from 'vitest'
import { withPlatform } from '#server/platform/ambient.ts'
import { sql } from '#server/platform/sql.ts'
import { type Game, newKey, openGame } from '../../support/open-game.ts'

let game: Game
beforeAll(async () => {
  game = await openGame()
})
afterAll(() => game.close())

it('the input of a fight is stored once: with the mission until it ends, then with the report', async () => {
  const lord = await game.lord({}, ['myCastleAboutBanner'])
  const body = { missionKey: 'oldMill', difficulty: 'EASY', skill: 'REAR_BATTLE' }
  const read = () =>
    withPlatform(
      game.platform,
      () => sql<{ carried: string | null; kept: string | null }>`
        SELECT run.input -> 'fight' -> 'attacker' ->> 'playerId' AS carried, fight.input -> 'attacker' ->> 'playerId' AS kept
        FROM mission_run AS run LEFT JOIN fight ON fight.id = run.fight_id WHERE run.player_id = ${lord.player.id}`,
    )
  expect((await lord.call('startMission', { body, key: newKey() })).status).toBe(200)
  const id = String(lord.player.id)
  expect(await read()).toEqual([{ carried: id, kept: null }])
  game.clock.advance(3600)
  await lord.gameData('missions')
  expect(await read()).toEqual([{ carried: null, kept: id }])
})
