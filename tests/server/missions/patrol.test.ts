import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dataFaults } from '#server/domains/invariants.ts'
import { findPlayer } from '#server/game/player/player-row.ts'
import { sql } from '#server/platform/sql.ts'
import { ALL_PAGES_OPEN, type Game, type Lord, newKey, openGame } from '../../support/open-game.ts'

let game: Game
beforeAll(async () => {
  game = await openGame()
})
afterAll(() => game.close())

/** An army that cannot lose. */
const army = { archers: 5_000, squires: 20_000, level: 4 }
function newLord(overrides = {}) {
  return game.lord({ ...army, ...overrides }, ALL_PAGES_OPEN)
}
function send(lord: Lord, patrolHours: number | undefined, key?: string) {
  const body = { missionKey: 'oldMill', difficulty: 'EASY', skill: 'FRONTAL_ATTACK' }
  return lord.call('startMission', {
    body: patrolHours === undefined ? body : { ...body, patrolHours },
    key: key ?? newKey(),
  })
}
async function missionsOf(lord: Lord) {
  return (await lord.gameData('missions')).missions?.data
}
async function patrolOf(lord: Lord) {
  const { regions } = (await lord.call('listMissions')).body
  const missions = regions.flatMap((region) => region.missions)
  return missions.find(({ missionKey }) => missionKey === 'oldMill')?.patrol
}

describe('a patrol', () => {
  it('keeps the army away for its hours, costs its energy, and no other mission starts', async () => {
    const lord = await newLord()
    const { status, body } = await send(lord, 8)
    expect(status).toBe(200)
    const { startedAt, endsAt, patrolHours } = body.run
    expect(patrolHours).toBe(8)
    expect(Date.parse(endsAt) - Date.parse(startedAt)).toBe(28_810_000)
    expect(await findPlayer(lord.player.id)).toMatchObject({ energy: 112 })
    game.clock.advance(28_809)
    expect((await missionsOf(lord))?.active).toEqual(body.run)
    expect((await send(lord, 1)).error).toMatchObject({ code: 'missionUnderway', details: { until: endsAt } })
    game.clock.advance(1)
    expect((await missionsOf(lord))?.active).toBeNull()
  })

  it('pays the mission and the announced spoils once, and says so in notice, outcome and report', async () => {
    const lord = await newLord()
    const spoils = await patrolOf(lord)
    const { run } = (await send(lord, 8)).body
    game.clock.advance(40_000)
    const last = (await missionsOf(lord))?.last
    expect(last).toMatchObject({ missionRunId: run.missionRunId, result: 'WIN', patrolHours: 8 })
    expect(last?.reward.gold).toBeGreaterThan(3 * (spoils?.gold ?? 0))
    for (const { resourceId, amount } of spoils?.resources ?? []) {
      const brought = last?.reward.resources.find((one) => one.resourceId === resourceId)
      expect(brought?.amount).toBeGreaterThanOrEqual(3 * amount)
    }
    expect(spoils?.resources).toHaveLength(2)
    const { notifications, fightLogs } = await lord.gameData('notifications', 'fightLogs')
    expect(notifications?.data.items).toMatchObject([
      {
        type: 'MISSION_COMPLETED',
        title: 'Дозор окончен: войско вернулось с добычей',
        createdAt: run.endsAt,
        reward: last?.reward,
      },
    ])
    expect(fightLogs?.data.items).toMatchObject([{ title: 'Дозор: Старая мельница', createdAt: run.endsAt }])
    expect(
      await sql`SELECT amount FROM money_entry
        WHERE player_id = ${lord.player.id} AND source = 'MISSION' AND currency = 'GOLD'`,
    ).toEqual([{ amount: last?.reward.gold }])
    expect(await dataFaults()).toEqual([])
  })

  it('gathers nothing after a defeat, whose army is back at once', async () => {
    const lord = await game.lord(
      { level: 4, archers: 1, swordsmen: 0, cavalry: 0, squires: 0 },
      ALL_PAGES_OPEN,
    )
    const body = { missionKey: 'wolfHollow', difficulty: 'HARD', skill: 'FRONTAL_ATTACK', patrolHours: 8 }
    const { run } = (await lord.call('startMission', { body })).body
    expect(Date.parse(run.endsAt) - Date.parse(run.startedAt)).toBeGreaterThan(28_800_000)
    game.clock.advance(60)
    const data = await missionsOf(lord)
    expect(data?.active).toBeNull()
    expect(data?.last).toMatchObject({ result: 'LOSE', patrolHours: 8, reward: { gold: 0, resources: [] } })
    const { notifications } = await lord.gameData('notifications')
    expect(notifications?.data.items[0]?.title).toBe('Дозор не состоялся: поражение')
  })

  it('answers a repeated key with the same bytes, and starts once of twenty concurrent calls', async () => {
    const lord = await newLord()
    const key = newKey()
    const first = await send(lord, 4, key)
    expect(await send(lord, 4, key)).toEqual(first)
    expect((await send(lord, 8, key)).status).toBe(422)
    const rival = await newLord()
    const answers = await Promise.all(Array.from({ length: 20 }, () => send(rival, 8)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await findPlayer(rival.player.id)).toMatchObject({ energy: 112 })
  })

  it('is refused below level 4 and without energy for both, and changes nothing', async () => {
    const young = await newLord({ level: 3 })
    expect(await patrolOf(young)).toBeUndefined()
    expect((await send(young, 1)).error).toMatchObject({
      code: 'patrolLocked',
      message: 'Дозор откроется на 4-м уровне',
    })
    const tired = await newLord({ energy: 3, energyAt: game.clock.now() })
    expect((await send(tired, 1)).error).toMatchObject({ code: 'notEnoughEnergy' })
    expect(await findPlayer(tired.player.id)).toMatchObject({ energy: 3 })
    expect((await send(await newLord(), 2)).status).toBe(400)
  })

  it('leaves missions without it as they were', async () => {
    const lord = await newLord()
    const { run } = (await send(lord, undefined)).body
    expect(run).not.toHaveProperty('patrolHours')
    expect(Date.parse(run.endsAt) - Date.parse(run.startedAt)).toBe(10_000)
    game.clock.advance(10)
    expect((await missionsOf(lord))?.last).not.toHaveProperty('patrolHours')
  })
})
