import { afterAll, beforeAll, expect, it } from 'vitest'
import { fight } from '#rules/fight/fight.ts'
import type { FightInput } from '#rules/fight/report.ts'
import { sql } from '#server/platform/sql.ts'
import { giveGear } from '../../support/give-items.ts'
import { ALL_PAGES_OPEN, type Game, openGame } from '../../support/open-game.ts'

let game: Game
beforeAll(async () => {
  game = await openGame()
})
afterAll(() => game.close())

const FIGHTS = 600

/** The chance shown in the list, and the share of fights that the same army wins. */
async function forecastAndWon(units: object, gear: readonly (readonly [gearId: number, slot: number])[]) {
  const lord = await game.lord({ level: 7, ...units }, ALL_PAGES_OPEN)
  for (const [gearId, equippedSlot] of gear) await giveGear(lord, { gearId, quality: 60, equippedSlot })
  const { regions } = (await lord.call('listMissions')).body
  const mission = regions.flatMap(({ missions }) => missions).find(({ level }) => level === 7)
  const forecast = mission?.difficulties[0]?.winPercent ?? Number.NaN
  const body = { missionKey: mission?.missionKey, difficulty: 'EASY', skill: 'FRONTAL_ATTACK' }
  expect((await lord.call('startMission', { body })).status).toBe(200)
  const [run] = await sql<{ input: { fight: FightInput } }>`
    SELECT input FROM mission_run WHERE player_id = ${lord.player.id}`
  if (!run) throw new Error('The army has not set out')
  const won = Array.from({ length: FIGHTS }, (_, turn) => fight(run.input.fight, `told ${turn}`)).filter(
    ({ result }) => result === 'WIN',
  ).length
  return { forecast, won: (100 * won) / FIGHTS }
}

it('tells of the army that goes, with its gear and without its fallen, how many fights it wins', async () => {
  const full = { archers: 42, swordsmen: 42, squires: 240, priests: 12, instructors: 12, cavalry: 20 }
  const thinned = { ...full, archers: 34, swordsmen: 34, squires: 190, cavalry: 15 }
  const worn = [
    [1, 1],
    [19, 4],
  ] as const
  const shares = [
    await forecastAndWon(full, []),
    await forecastAndWon(thinned, []),
    await forecastAndWon(thinned, worn),
  ]
  for (const { forecast, won } of shares) expect(Math.abs(forecast - won)).toBeLessThan(10)
  const [whole, fewer, armed] = shares.map(({ forecast }) => forecast)
  expect(fewer).toBeLessThan(whole ?? Number.NaN)
  expect(armed).toBeGreaterThan(fewer ?? Number.NaN)
})
