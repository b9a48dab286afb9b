import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { MISSION_REGIONS } from '#catalogue/missions/missions.ts'
import { findPlayer } from '#server/game/player/player-row.ts'
import { sql } from '#server/platform/sql.ts'
import { ALL_PAGES_OPEN, type Game, newKey, openGame } from '../../support/open-game.ts'

let game: Game
beforeAll(async () => {
  game = await openGame()
})
afterAll(() => game.close())

function request(overrides: object = {}) {
  return {
    body: { missionKey: 'oldMill', difficulty: 'EASY', skill: 'FRONTAL_ATTACK', ...overrides },
  }
}
/** An army that cannot lose, since a lost mission ends sooner. */
const army = { archers: 5_000, squires: 20_000 }
function newLord(overrides = {}) {
  return game.lord({ ...army, ...overrides }, ALL_PAGES_OPEN)
}
function runsOf(playerId: number) {
  return sql`SELECT id FROM mission_run WHERE player_id = ${playerId}`
}

describe('starting a mission', () => {
  it('costs energy and shows when the army returns, but not the result', async () => {
    const lord = await newLord()
    const answer = await lord.call('startMission', { ...request(), subscribes: ['missions', 'controlPanel'] })
    expect(answer.status).toBe(200)
    const startedAt = game.clock.now().getTime()
    expect(answer.body.run).toMatchObject({
      missionKey: 'oldMill',
      name: 'Старая мельница',
      startedAt: new Date(startedAt).toISOString(),
      endsAt: new Date(startedAt + 10_000).toISOString(),
    })
    expect(answer.text).not.toMatch(/WIN|LOSE|DRAW|seed/)
    expect(answer.body.gameData).toEqual(await lord.gameData('missions', 'controlPanel'))
    expect(answer.body.gameData?.missions?.data.active).toEqual(answer.body.run)
    expect(answer.body.gameData?.controlPanel?.data.energy).toMatchObject({ current: 118, spentToday: 2 })
    expect((await lord.call('listFights')).body.items).toEqual([])
  })

  it('allows one mission at a time, also for twenty concurrent calls', async () => {
    const lord = await newLord()
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => lord.call('startMission', { ...request(), key: newKey() })),
    )
    const refused = answers.filter((answer) => answer.status === 409)
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1)
    expect(refused).toHaveLength(19)
    expect(refused[0]?.error).toMatchObject({
      code: 'missionUnderway',
      details: { until: new Date(game.clock.now().getTime() + 10_000).toISOString() },
    })
    expect(await runsOf(lord.player.id)).toHaveLength(1)
    expect(await findPlayer(lord.player.id)).toMatchObject({ energy: 118 })
  })

  it('answers a repeated key with the same bytes, and starts once', async () => {
    const lord = await newLord()
    const key = newKey()
    const first = await lord.call('startMission', { ...request(), key })
    expect(await lord.call('startMission', { ...request(), key })).toEqual(first)
    expect((await lord.call('startMission', { ...request({ difficulty: 'HARD' }), key })).status).toBe(422)
    expect(await runsOf(lord.player.id)).toHaveLength(1)
  })

  it('refuses a low level or too little energy, and changes nothing', async () => {
    const lord = await newLord({ energy: 1, energyAt: game.clock.now() })
    expect((await lord.call('startMission', request())).error).toMatchObject({
      code: 'notEnoughEnergy',
      message: 'Недостаточно энергии',
    })
    const list = await lord.call('listMissions')
    const locked = list.body.regions.flatMap((region) => region.missions).find((mission) => mission.isLocked)
    const { status, error } = await lord.call('startMission', request({ missionKey: locked?.missionKey }))
    expect(status).toBe(422)
    expect(error).toMatchObject({
      code: 'missionLocked',
      details: { reasons: [{}, { code: 'notEnoughEnergy' }] },
    })
    expect((await lord.call('startMission', request({ missionKey: 'nowhere' }))).status).toBe(404)
    expect(await runsOf(lord.player.id)).toEqual([])
    expect(await findPlayer(lord.player.id)).toMatchObject({ energy: 1, rev: lord.player.rev })
  })

  it.each([
    { difficulty: 'TRIVIAL' },
    { skill: 'FLIGHT' },
    { missionKey: '' },
    { missionKey: 7 },
    { playerId: 1 },
    { seed: 'mine' },
  ])('refuses %j as a bad request', async (overrides) => {
    const lord = await newLord()
    expect((await lord.call('startMission', request(overrides))).status).toBe(400)
  })

  it('forecasts every mission for the current army', async () => {
    const lord = await game.lord({}, ALL_PAGES_OPEN)
    const { body } = await lord.call('listMissions')
    expect(body.regions).toHaveLength(MISSION_REGIONS.length)
    const mill = body.regions[0]?.missions[0]
    expect(mill).toMatchObject({ missionKey: 'oldMill', isLocked: false })
    expect(
      mill?.difficulties.map(({ difficulty, energy, durationSeconds }) => [
        difficulty,
        energy,
        durationSeconds,
      ]),
    ).toEqual([
      ['EASY', 2, 10],
      ['MEDIUM', 4, 20],
      ['HARD', 6, 30],
    ])
    const powers = mill?.difficulties.map((forecast) => forecast.powerPercent) ?? []
    expect(powers).toEqual([...powers].sort((a, b) => a - b))
    const grown = await game.lord({ level: 4 }, ALL_PAGES_OPEN)
    expect((await grown.call('listMissions')).body.regions[1]?.isLocked).toBe(false)
    expect(body.regions[1]?.isLocked).toBe(true)
  })

  it('is locked until the first banner is read', async () => {
    const newcomer = await game.lord({}, [])
    expect((await newcomer.call('startMission', request())).error.code).toBe('pageLocked')
    expect((await newcomer.call('listMissions')).status).toBe(403)
  })
})
