import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '#server/platform/sql.ts'
import { type BuiltPlayer, buildPlayer } from '../../support/build-player.ts'
import { giveGear } from '../../support/give-items.ts'
import { openTestPlatform, type TestPlatform } from '../../support/test-platform.ts'

let test: TestPlatform
let player: BuiltPlayer
beforeAll(async () => {
  test = await openTestPlatform()
  player = await buildPlayer()
})
afterAll(() => test.close())

/** Locks keep commands from trying these; the tables refuse them when a lock is forgotten. */
describe('the tables refuse', () => {
  it('a second mission of a player who has one under way', async () => {
    const start = () => sql`
      INSERT INTO mission_run (player_id, mission_key, difficulty, skill, seed, input, result, started_at, ends_at)
      VALUES (${player.id}, 'test', 'EASY', 'FRONTAL_ATTACK', 'seed', '{}', 'LOSE', now(), now() + interval '1 hour')`
    await start()
    await expect(start()).rejects.toThrow('mission_run_one_out')
    await sql`DELETE FROM mission_run`
  })

  it('a second open lot of an item', async () => {
    const id = await giveGear({ player }, { gearId: 1, quality: 50 })
    const offer = () => sql`
      INSERT INTO market_lot (seller_id, kind, item_id, gear_entity_id, amount, currency, price, rate, level, created_at,
        ends_at)
      VALUES (${player.id}, 'gear', 1, ${id}, 1, 'GOLD', 10, 100, 1, now(), now() + interval '1 hour')`
    await offer()
    await expect(offer()).rejects.toThrow('market_lot_gear')
    await sql`DELETE FROM market_lot`
  })

  it('two items in one slot', async () => {
    const ids = [
      await giveGear({ player }, { gearId: 1, quality: 50 }),
      await giveGear({ player }, { gearId: 1, quality: 50 }),
    ]
    await expect(sql`UPDATE gear SET equipped_slot = 1 WHERE id = ANY(${ids}::bigint[])`).rejects.toThrow(
      'gear_worn',
    )
  })

  it('a name and an e-mail that another player has', async () => {
    const found = (name: string) => sql`
      INSERT INTO player (name, name_key, energy_at, created_at) VALUES (${name}, ${name.toLowerCase()}, now(), now())`
    await expect(found(player.name)).rejects.toThrow('player_name_key_key')
    const other = await buildPlayer()
    const claim = sql`UPDATE account SET email_key = ${player.email} WHERE player_id = ${other.id}`
    await expect(claim).rejects.toThrow('account_email_key')
  })

  it('a second timer under one key', async () => {
    const timer = () => sql`
      INSERT INTO timer (kind, subject_id, due_at, run_at) VALUES ('test', 7, now(), now())`
    await timer()
    await expect(timer()).rejects.toThrow('timer_kind_subject_id_key')
  })
})
