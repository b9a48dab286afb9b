import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { recyclePoints } from '#rules/forge/recycle.ts'
import { giveGear, givePoints } from '../../support/give-items.ts'
import { ALL_PAGES_OPEN, type Game, openGame } from '../../support/open-game.ts'

let game: Game
beforeAll(async () => {
  game = await openGame()
})
afterAll(() => game.close())

describe('the points shown by the junk dealer', () => {
  it('are what recycling pays, doubled for ten models, without blanks', async () => {
    const lord = await game.lord({ level: 9 }, ALL_PAGES_OPEN)
    await givePoints(lord, 700)
    const bow = await giveGear(lord, { gearId: 1, quality: 40 })
    const other = await giveGear(lord, { gearId: 2, quality: 40 }, { enhancePoints: 500 })
    await giveGear(lord, { gearId: 999, quality: 50 })
    const { enhance } = await lord.gameData('enhance')
    expect(enhance?.data).toMatchObject({ enhancePoints: 700, renameStars: 5, renameCost: { diamonds: 300 } })
    const items = enhance?.data.pieces ?? []
    expect(items.map(({ gearEntityId, isDoubled }) => [gearEntityId, isDoubled])).toEqual([
      [other, false],
      [bow, true],
    ])
    const plain = { gearId: 1, level: 1, quality: 40, enhancePoints: 0, fromMarket: false }
    expect(items[1]?.recyclePoints).toBe(recyclePoints(plain))
    const { body } = await lord.call('recycleGear', { body: { gearEntityIds: [other, bow] } })
    expect(body.points).toBe(items.reduce((sum, gear) => sum + gear.recyclePoints, 0))
  })

  it('follow every change of the storage', async () => {
    const lord = await game.lord({}, ALL_PAGES_OPEN)
    const bow = await giveGear(lord, { gearId: 1, quality: 40 })
    const { body } = await lord.call('recycleGear', {
      body: { gearEntityIds: [bow] },
      subscribes: ['enhance', 'forgeGrind'],
    })
    expect(body.gameData?.enhance?.data).toMatchObject({ enhancePoints: body.points, pieces: [] })
    expect(body.gameData?.forgeGrind?.data.pieces).toEqual([])
  })
})
