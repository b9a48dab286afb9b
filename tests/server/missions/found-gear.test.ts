import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { missionFinds } from '#catalogue/gear/mission-finds.ts'
import { MISSION_GEAR } from '#catalogue/gear/mission-gear.ts'
import { missionByKey } from '#catalogue/missions/missions.ts'
import { fight } from '#rules/fight/fight.ts'
import type { FightInput } from '#rules/fight/report.ts'
import { enemyContender, missionEnemy, playerContender } from '#rules/missions/mission-enemy.ts'
import { drawMissionGear } from '#rules/missions/mission-gear.ts'
import { sql, sqlOne } from '#server/platform/sql.ts'
import { giveGear } from '../../support/give-items.ts'
import { ALL_PAGES_OPEN, type Game, type Lord, openGame } from '../../support/open-game.ts'

let game: Game
beforeAll(async () => {
  game = await openGame()
})
afterAll(() => game.close())

/** So many archers that the fight cannot be lost. */
const units = { archers: 5_000, squires: 20_000, energy: 1_000 }
async function goHard(lord: Lord): Promise<void> {
  const body = { missionKey: 'oldMill', difficulty: 'HARD', skill: 'FRONTAL_ATTACK' }
  expect((await lord.call('startMission', { body })).status).toBe(200)
  game.clock.advance(60)
}
async function lastOf(lord: Lord) {
  return (await lord.gameData('missions')).missions?.data.last
}
/** Repeats missions until gear is found. Two of three hard missions bring some. */
async function goUntilFound(lord: Lord) {
  for (let tries = 0; tries < 30; tries += 1) {
    await goHard(lord)
    const last = await lastOf(lord)
    const [found] = last?.reward.gear ?? []
    if (last && found) return { last, found }
  }
  throw new Error('Nothing was found')
}

describe('gear found on a mission', () => {
  it('is in the storage, marked as new, and in the report and the notification', async () => {
    const lord = await game.lord(units, ALL_PAGES_OPEN)
    const { last, found } = await goUntilFound(lord)
    expect(found).toMatchObject({ isLeftBehind: false })
    expect(MISSION_GEAR.oldMill).toContain(found.gearClass)
    const { inventory, notifications } = await lord.gameData('inventory', 'notifications')
    expect(inventory?.data.gear).toMatchObject([
      { id: found.gearEntityId, gearId: found.gearId, quality: found.quality, isViewed: false },
    ])
    const { summary } = (await lord.call('getFight', { params: { fightId: last.fightId } })).body
    expect(summary.reward.gear).toEqual([found])
    expect(notifications?.data.items[0]?.text).toContain(`находка: «${found.name}»`)
    expect(
      await sql`SELECT action, source, reference FROM gear_entry WHERE player_id = ${lord.player.id}`,
    ).toEqual([{ action: 'RECEIVED', source: 'MISSION', reference: `mission:${last.missionRunId}` }])
  })

  it('comes in beyond the slots; only 500 items in all leave it behind, and the player is notified', async () => {
    const lord = await game.lord(units, ALL_PAGES_OPEN)
    await giveMany(lord, 498)
    await goUntilFound(lord)
    const { inventory } = await lord.gameData('inventory')
    expect(inventory?.data.slots).toEqual({ used: expect.any(Number), total: 30, free: 0 })
    await giveGear(lord, { gearId: 1, quality: 1 })
    const { found } = await goUntilFound(lord)
    expect(found).toMatchObject({ isLeftBehind: true, gearEntityId: null })
    const { count } = await sqlOne<{ count: number }>`
      SELECT count(*) AS count FROM gear WHERE player_id = ${lord.player.id}`
    expect(count).toBe(500)
    const { notifications } = await lord.gameData('notifications')
    expect(notifications?.data.items[0]?.text).toContain(`не поместилось на складе: «${found.name}»`)
  })

  it('has the chance shown in the list', async () => {
    const lord = await game.lord({}, ALL_PAGES_OPEN)
    const { regions } = (await lord.call('listMissions')).body
    const forecasts = regions[0]?.missions[0]?.difficulties ?? []
    const forecast = forecasts.map(
      ({ drops }) => drops.find(({ kind }) => kind === 'GEAR')?.chancePercent ?? Number.NaN,
    )
    const mission = missionByKey('oldMill')
    if (!mission) throw new Error('No mission')
    const finds = missionFinds(mission.key)
    const found = (['EASY', 'MEDIUM', 'HARD'] as const).map((difficulty) => {
      const input: FightInput = {
        attacker: playerContender(
          { playerId: 1, name: 'Новичок', level: 1, army: { ...armyOfStart(lord) } },
          'FRONTAL_ATTACK',
        ),
        defender: enemyContender(missionEnemy(mission, difficulty)),
        ground: 'FIELD',
      }
      const seeds = Array.from({ length: 10_000 }, (_, index) => `seed ${index}`)
      return seeds.filter((seed) => drawMissionGear(mission, difficulty, finds, input, seed)).length / 100
    })
    for (const [index, percent] of forecast.entries()) expect(found[index]).toBeCloseTo(percent, -0.3)
    expect(found[2]).toBeGreaterThan(found[0] ?? Number.NaN)
  })
})

describe('gear worn', () => {
  it('affects the fight, and is part of the report', async () => {
    const lord = await game.lord({ level: 8, archers: 44, swordsmen: 44, squires: 260 }, ALL_PAGES_OPEN)
    const power = async () => {
      const { regions } = (await lord.call('listMissions')).body
      const forest = regions.find(({ regionKey }) => regionKey === 'nearForest')
      return forest?.missions.at(-1)?.difficulties[0]?.powerPercent ?? Number.NaN
    }
    const bare = await power()
    for (const [gearId, equippedSlot] of [
      [1, 1],
      [19, 4],
      [39, 9],
    ] as const) {
      await giveGear(lord, { gearId, quality: 100, equippedSlot }, { enhancePoints: 5_000 })
    }
    expect(await power()).toBeLessThan(bare)
    const army = (await lord.gameData('army')).army?.data
    const body = { missionKey: 'robberHold', difficulty: 'EASY', skill: 'FRONTAL_ATTACK' }
    expect((await lord.call('startMission', { body })).status).toBe(200)
    game.clock.advance(600)
    const fightId = (await lastOf(lord))?.fightId ?? 0
    const { report } = (await lord.call('getFight', { params: { fightId } })).body
    if (report.ground !== 'FIELD') throw new Error('A mission is fought in the field')
    expect(report.attacker.characteristics).toEqual(army?.characteristics.current)
    expect(report.attacker.healthMax).toBe(army?.health)
    const lent = army?.groups.find(({ group }) => group === 'squires')?.additional ?? 0
    expect(lent).toBeGreaterThan(0)
    expect(report.attacker.army?.squires).toBe(260 + lent)
    const input = await sqlOne<{
      input: FightInput & { seed: string }
    }>`SELECT input FROM fight WHERE id = ${fightId}`
    const named = { ...input.input, attacker: { ...input.input.attacker, name: lord.player.name } }
    expect(fight(named, report.seed)).toEqual(report)
  })
})

describe('the world', () => {
  it('is shown as far as the next region that opens', async () => {
    const missionsAt = async (level: number) => {
      const { regions } = (await (await game.lord({ level }, ALL_PAGES_OPEN)).call('listMissions')).body
      return regions.map(({ missions }) => missions.length)
    }
    expect(await missionsAt(1)).toEqual([6, 6, 0, 0, 0, 0, 0, 0, 0, 0, 0])
    expect(await missionsAt(9)).toEqual([6, 6, 6, 6, 0, 0, 0, 0, 0, 0, 0])
    expect(await missionsAt(60)).toEqual(Array.from({ length: 11 }, () => 6))
  })
})

function armyOfStart({ player }: Lord) {
  const { archers, swordsmen, squires, priests, instructors, peasants, servants, cavalry } = player
  return { archers, swordsmen, squires, priests, instructors, peasants, servants, cavalry }
}

function giveMany(lord: Lord, count: number): Promise<unknown> {
  return sql`
    WITH made AS (
      INSERT INTO gear (player_id, gear_id, quality, created_at)
      SELECT ${lord.player.id}, 1, 20, ${game.clock.now()} FROM generate_series(1, ${count}) RETURNING id
    )
    INSERT INTO gear_entry (player_id, gear_entity_id, gear_id, quality, action, source, created_at)
    SELECT ${lord.player.id}, id, 1, 20, 'RECEIVED', 'ADMIN', ${game.clock.now()} FROM made`
}
