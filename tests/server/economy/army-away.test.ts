import { afterAll, beforeAll, expect, it } from 'vitest'
import { sqlOne } from '#server/platform/sql.ts'
import { type Game, type Lord, newKey, openGame } from '../../support/open-game.ts'
import { castleContests } from './castle-contests.ts'
import { gearContests } from './gear-contests.ts'

/** The only exceptions: missions are locked before the first banner, and the army goes one way at a time. */
const HOME_ONLY_CALLS = ['completeTutorialStep', 'startMission', 'startUnlimitedMission']
const first = new Map([...castleContests, ...gearContests].toReversed().map((one) => [one.operation, one]))
const calls = [...first.values()].filter(({ operation }) => !HOME_ONLY_CALLS.includes(operation))

let game: Game
beforeAll(async () => {
  game = await openGame()
})
afterAll(() => game.close())

/** The mission's outcome as decided at its start. */
async function missionOf({ player }: Lord): Promise<string> {
  return (
    await sqlOne<{ mission: string }>`
      SELECT to_jsonb(run)::text AS mission FROM mission_run AS run
      WHERE player_id = ${player.id} AND finished_at IS NULL`
  ).mission
}

it.each(calls)(
  '$operation is not refused while the army is away, and does not change its mission',
  async (call) => {
    const [rival] = await call.meet(game)
    if (!rival) throw new Error('Nobody asks')
    const { lord, options, operation = call.operation } = rival
    const body = { missionKey: 'oldMill', difficulty: 'EASY', skill: 'REAR_BATTLE' }
    expect((await lord.call('startMission', { body })).status).toBe(200)
    const mission = await missionOf(lord)
    const { status, text } = await lord.call(operation, { ...options, key: newKey() })
    expect(status, text).toBe(200)
    expect(await missionOf(lord)).toBe(mission)
  },
)
