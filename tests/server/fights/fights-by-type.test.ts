import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '#server/platform/sql.ts'
import { type Game, type Lord, openGame } from '../../support/open-game.ts'
import { raid, raider, STRONG, WEAK } from '../raids/raiders.ts'

let game: Game
let lord: Lord
let rival: Lord

/** Sends the lord's army out and home again. */
async function fightMission(): Promise<void> {
  const body = { missionKey: 'oldMill', difficulty: 'EASY', skill: 'REAR_BATTLE' }
  expect((await lord.call('startMission', { body })).status).toBe(200)
  game.clock.advance(3_600)
  await lord.gameData('missions')
}

beforeAll(async () => {
  game = await openGame()
  lord = await raider(game, STRONG)
  rival = await raider(game, WEAK)
  await fightMission()
  await raid(lord, rival.player.id)
  await fightMission()
  await raid(rival, lord.player.id)
  game.clock.advance(3_600)
  await raid(lord, -1)
})
afterAll(() => game.close())

async function listed(query: Record<string, string>, from = lord) {
  return (await from.call('listFights', { query })).body
}

describe('reports by type and side', () => {
  it.each([
    [{}, ['FORAY ATTACKER', 'FORAY DEFENDER', 'MISSION ATTACKER', 'FORAY ATTACKER', 'MISSION ATTACKER']],
    [{ type: 'MISSION' }, ['MISSION ATTACKER', 'MISSION ATTACKER']],
    [{ type: 'FORAY' }, ['FORAY ATTACKER', 'FORAY DEFENDER', 'FORAY ATTACKER']],
    [{ type: 'FORAY', side: 'ATTACKER' }, ['FORAY ATTACKER', 'FORAY ATTACKER']],
    [{ type: 'FORAY', side: 'DEFENDER' }, ['FORAY DEFENDER']],
    [{ side: 'DEFENDER' }, ['FORAY DEFENDER']],
    [{ type: 'MISSION', side: 'DEFENDER' }, []],
    [{ type: 'GROUP_MISSION' }, []],
  ])('%o', async (query, expected) => {
    const { items } = await listed(query)
    expect(items.map(({ type, side }) => `${type} ${side}`)).toEqual(expected)
  })

  it('go on where a page ended', async () => {
    const whole = await listed({ type: 'FORAY' })
    const first = await listed({ type: 'FORAY', limit: '2' })
    expect(first.items).toEqual(whole.items.slice(0, 2))
    const rest = await listed({ type: 'FORAY', limit: '2', cursor: first.nextCursor ?? '' })
    expect(rest).toEqual({ items: whole.items.slice(2), nextCursor: null })
  })

  it('are refused for an unknown type', async () => {
    expect((await lord.call('listFights', { query: { type: 'DUEL' } })).status).toBe(400)
  })

  it('are read by an index of the type, however many other reports there are', async () => {
    await sql`
      INSERT INTO fight (share_key, type, attacker_id, result, title, input, report, rewards, rules_version,
        catalogue_version, created_at)
      SELECT gen_random_uuid(), type, attacker_id, result, title, '{}', '{}', rewards, rules_version,
        catalogue_version, created_at
      FROM (SELECT * FROM fight WHERE type = 'MISSION' LIMIT 1) AS one, generate_series(1, 3000)`
    await sql`ANALYZE fight`
    const plan = await sql<{ 'QUERY PLAN': string }>`
      EXPLAIN SELECT id FROM fight WHERE attacker_id = ${lord.player.id} AND type = 'FORAY' AND id < 1000000
      ORDER BY id DESC LIMIT 21`
    expect(JSON.stringify(plan)).toMatch(/Index.*Scan using fight_attacker_type/)
    expect((await listed({ type: 'FORAY' })).items).toHaveLength(3)
  })
})
