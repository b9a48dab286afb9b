import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ALL_PAGES_OPEN, type Game, openGame } from '../../support/open-game.ts'

let game: Game
beforeAll(async () => {
  game = await openGame({ GAME_SPEED: '60' })
})
afterAll(() => game.close())

describe('a world sixty times as fast', () => {
  it('ends missions and returns energy sixty times as fast, and shows these times', async () => {
    const lord = await game.lord({ archers: 5_000, squires: 20_000 }, ALL_PAGES_OPEN)
    const { body: list } = await lord.call('listMissions')
    expect(list.regions[0]?.missions[0]?.difficulties.map((one) => one.durationSeconds)).toEqual([1, 1, 1])
    const { run } = (
      await lord.call('startMission', {
        body: { missionKey: 'oldMill', difficulty: 'EASY', skill: 'FRONTAL_ATTACK' },
      })
    ).body
    expect(Date.parse(run.endsAt) - Date.parse(run.startedAt)).toBe(167)
    game.clock.advance(0.167)
    const data = await lord.gameData('missions', 'controlPanel')
    expect(data.missions?.data.active).toBeNull()
    expect(data.controlPanel?.data.energy).toMatchObject({ current: 118, intervalSeconds: 12 })
    game.clock.advance(12)
    expect((await lord.gameData('controlPanel')).controlPanel?.data.energy.current).toBe(119)
  })

  it('needs sixty times as much energy to tire troops', async () => {
    const energyDay = '2026-01-15'
    game.clock.set(new Date('2026-01-15T12:00:00Z'))
    const experienceOf = async (energySpentToday: number) => {
      const lord = await game.lord(
        { archers: 5_000, squires: 20_000, energySpentToday, energyDay },
        ALL_PAGES_OPEN,
      )
      return (await lord.gameData('controlPanel')).controlPanel?.data.energy.experiencePercent
    }
    expect(await experienceOf(150 * 60 - 1)).toBe(100)
    expect(await experienceOf(150 * 60)).toBe(50)
    expect(await experienceOf(300 * 60)).toBe(20)
  })
})
