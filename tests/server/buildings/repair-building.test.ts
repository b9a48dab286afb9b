import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { BUILDING_ENTRIES } from '#catalogue/buildings/buildings.ts'
import { repairCost } from '#rules/buildings/buildings.ts'
import type { RaidBuilding } from '#rules/fight/raid-report.ts'
import { dataFaults } from '#server/domains/invariants.ts'
import { findPlayer } from '#server/game/player/player-row.ts'
import { sql } from '#server/platform/sql.ts'
import { damageCastle } from '../../support/damage-castle.ts'
import { type Game, type Lord, newKey, openGame } from '../../support/open-game.ts'

let game: Game
beforeAll(async () => {
  game = await openGame()
})
afterAll(() => game.close())

const GOLD = 5_000

async function raidedLord(...damaged: RaidBuilding[]): Promise<Lord> {
  const levels = { walls: 4, moats: 3, stakes: 2 }
  const lord = await game.lord({ level: 12, gold: GOLD, ...levels }, [
    'buildingsOpenBanner',
    'forayOpenBanner',
  ])
  await damageCastle(lord.player.id, damaged)
  return lord
}
function repair(lord: Lord, building: string, { level, key }: { level?: number; key?: string } = {}) {
  return lord.call('repairBuilding', { body: { building, level }, key })
}
function priceOf(building: RaidBuilding, level: number): number {
  const entry = BUILDING_ENTRIES.find((candidate) => candidate.building === building)
  return repairCost(entry?.cost ?? { gold: 0, resources: [] }, level)
}
async function repairGoldOf(lord: Lord) {
  const states = (await lord.gameData('buildings')).buildings?.data.buildings ?? []
  return Object.fromEntries(
    states.flatMap(({ building, repairGold }) => (repairGold === null ? [] : [[building, repairGold]])),
  )
}

describe('repairing a building', () => {
  it('shows the damage with its price, takes the gold once and restores the defence', async () => {
    const lord = await raidedLord('walls', 'stakes')
    const price = priceOf('walls', 4)
    expect(await repairGoldOf(lord)).toEqual({ walls: price, stakes: priceOf('stakes', 2) })
    const answer = await lord.call('repairBuilding', {
      body: { building: 'walls', level: 4 },
      subscribes: ['buildings', 'controlPanel', 'raids'],
    })
    expect(answer.status).toBe(200)
    expect(answer.body).toMatchObject({ building: 'walls', gold: price })
    expect(answer.body.gameData).toEqual(await lord.gameData('buildings', 'controlPanel', 'raids'))
    expect(answer.body.gameData?.raids?.data).toMatchObject({
      damaged: ['stakes'],
      defence: { walls: 4, moats: 3, stakes: 0 },
    })
    expect(await repairGoldOf(lord)).toEqual({ stakes: priceOf('stakes', 2) })
    expect(await findPlayer(lord.player.id)).toMatchObject({ gold: GOLD - price, walls: 4 })
    expect(
      await sql`SELECT amount, source, reference FROM money_entry
      WHERE player_id = ${lord.player.id} AND source = 'BUILDING'`,
    ).toEqual([{ amount: -price, source: 'BUILDING', reference: 'repair:walls' }])
    expect(await dataFaults()).toEqual([])
  })

  it('is named in the account book', async () => {
    const lord = await raidedLord('moats')
    await repair(lord, 'moats')
    const { items } = (await lord.call('listMoneyHistory')).body
    expect(items[0]).toMatchObject({ type: 'DECREASE', amount: priceOf('moats', 3) })
    expect(JSON.stringify(items[0])).toContain('починка: рвы')
  })

  it('pays once for twenty calls at once', async () => {
    const lord = await raidedLord('moats')
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => repair(lord, 'moats', { key: newKey() })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([
      200,
      ...Array.from({ length: 19 }, () => 422),
    ])
    expect(await findPlayer(lord.player.id)).toMatchObject({ gold: GOLD - priceOf('moats', 3) })
  })

  it('refuses a whole building, a poor lord and another level than expected', async () => {
    const lord = await raidedLord('moats')
    expect(await repair(lord, 'walls')).toMatchObject({ status: 422, error: { code: 'notDamaged' } })
    expect(await repair(lord, 'moats', { level: 2 })).toMatchObject({
      status: 409,
      error: { code: 'priceChanged' },
    })
    const poor = await game.lord({ level: 12, gold: 1, walls: 9 }, ['buildingsOpenBanner'])
    await damageCastle(poor.player.id, ['walls'])
    expect(await repair(poor, 'walls')).toMatchObject({ status: 422, error: { code: 'notEnoughGold' } })
    expect(await repairGoldOf(poor)).toEqual({ walls: priceOf('walls', 9) })
  })
})
