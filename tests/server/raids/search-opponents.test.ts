import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { MISSIONS } from '#catalogue/missions/missions.ts'
import { experienceForLevel } from '#rules/player/level.ts'
import { sql } from '#server/platform/sql.ts'
import { type Game, openGame } from '../../support/open-game.ts'
import { raid, raider, raidsOf } from './raiders.ts'

let game: Game
beforeAll(async () => {
  game = await openGame({ WORLD_NEIGHBOURS: '0' })
})
afterAll(() => game.close())

const ARMY = { archers: 40, swordsmen: 40, squires: 30, cavalry: 10 }

function armyAt(percent: number) {
  return Object.fromEntries(
    Object.entries(ARMY).map(([group, units]) => [group, Math.round((units * percent) / 100)]),
  )
}

describe('a search', () => {
  it('finds castles of each class near the level, and forgets the former ones', async () => {
    const lord = await raider(game, ARMY)
    for (const percent of [92, 108, 127])
      for (let castle = 0; castle < 6; castle += 1) await raider(game, armyAt(percent))
    await raider(game, { ...ARMY, level: 60 })
    // One search may miss a class: fights are drawn.
    let found = 0
    for (let search = 0; search < 8 && found < 3; search += 1)
      found = (await lord.call('searchOpponents')).body.found
    expect(found).toBe(3)
    const { items } = (await lord.call('listOpponents')).body
    expect(items.map(({ difficulty }) => difficulty)).toEqual(['HIGH', 'MEDIUM', 'LOW', 'TRAINING'])
    const [high, medium, low, training] = items
    expect([high?.winPercent, medium?.winPercent, low?.winPercent]).toEqual([
      expect.toSatisfy((percent: number) => percent >= 22 && percent <= 38),
      expect.toSatisfy((percent: number) => percent >= 47 && percent <= 63),
      expect.toSatisfy((percent: number) => percent >= 72 && percent <= 88),
    ])
    expect(items.every(({ level }) => level === 12)).toBe(true)
    expect(training).toMatchObject({ opponentId: -1, energy: 3, glory: 0, lootMax: 0 })
    expect(high).toMatchObject({ energy: 6, glory: 6, lootMax: 1_000, seen: null })
    // A raid on a found castle pays by its class.
    const { body } = await raid(lord, low?.opponentId ?? 0)
    expect(body.reward.glory).toBe(body.result === 'WIN' ? 2 : body.result === 'DRAW' ? 1 : 0)
    game.clock.advance(3_600)
    await lord.call('searchOpponents')
    const again = (await lord.call('listOpponents')).body.items.map(({ opponentId }) => opponentId)
    expect(again).not.toContain(low?.opponentId)
  })

  it('passes over protected, immune, blocked and low castles, its own household, and the player', async () => {
    const lord = await raider(game, { ...ARMY, level: 30 })
    const hidden = await Promise.all([
      raider(game, { ...ARMY, level: 30 }),
      raider(game, { ...ARMY, level: 30 }),
      raider(game, { ...ARMY, level: 30 }),
      raider(game, { ...ARMY, level: 30 }),
    ])
    const [newcomer, raided, sibling, blocked] = hidden.map(({ player }) => player.id)
    const until = new Date(game.clock.now().getTime() + 60_000)
    await sql`INSERT INTO raid_castle (player_id, protected_until) VALUES (${newcomer}, ${until})`
    await sql`INSERT INTO raid_castle (player_id, immune_until) VALUES (${raided}, ${until})`
    await sql`
      INSERT INTO player_block (player_id, reason, since, by_id)
      VALUES (${blocked}, 'Продажа золота', ${game.clock.now()}, ${lord.player.id})`
    await sql`
      UPDATE session SET device_id = 'b3f0c1de-6f0e-4a39-9a1c-9a5f6f7f0b11'
      WHERE player_id IN (${lord.player.id}, ${sibling})`
    expect((await lord.call('searchOpponents')).body.found).toBe(0)
    expect((await lord.call('listOpponents')).body.items).toHaveLength(1)
  })

  it('is refused below level 10', async () => {
    const lord = await raider(game, { level: 9 })
    expect((await lord.call('searchOpponents')).error.code).toBe('levelTooLow')
  })
})

it('protects a player for 72 hours from level 10 on', async () => {
  const lord = await raider(game, {
    level: 9,
    experience: experienceForLevel(10) - 1,
    archers: 5_000,
    squires: 20_000,
  })
  const missionKey = MISSIONS.findLast(({ level }) => level <= 9)?.key
  const body = { missionKey, difficulty: 'EASY', skill: 'FRONTAL_ATTACK' }
  const { run } = (await lord.call('startMission', { body })).body
  const endsAt = Date.parse(run.endsAt)
  game.clock.advance(3_600)
  const { protectedUntil } = await raidsOf(lord)
  expect(protectedUntil).toBe(new Date(endsAt + 72 * 3_600_000).toISOString())
  const other = await raider(game)
  expect((await raid(other, lord.player.id)).error.code).toBe('victimProtected')
})
