import pg from 'pg'
import { afterEach, describe, expect, it } from 'vitest'
import { dataFaults } from '#server/domains/invariants.ts'
import { prepareWorld } from '#server/domains/player/world.ts'
import { withPlatform } from '#server/platform/ambient.ts'
import { sql, sqlOne } from '#server/platform/sql.ts'
import { openTestPlatform, type TestPlatform } from '../../support/test-platform.ts'

let test: TestPlatform | undefined
afterEach(async () => {
  await test?.close()
  test = undefined
})

function castles() {
  return sql`SELECT name, level, kind, gold, diamonds, archers, swordsmen, squires, priests, instructors, peasants, servants,
    cavalry FROM player ORDER BY id`
}

/** The whole world created from a seed. */
async function worldOf(worldSeed: string) {
  test = await openTestPlatform({ config: { worldSeed, worldNeighbours: 30 } })
  await prepareWorld()
  const made = await castles()
  await test.close()
  test = undefined
  return made
}

describe('the world', () => {
  it('is created once, however many processes prepare it', async () => {
    test = await openTestPlatform({ config: { worldNeighbours: 30 } })
    const founded = await Promise.all([prepareWorld(), prepareWorld(), prepareWorld()])
    expect(founded.sort()).toEqual([0, 0, 30])
    expect(await prepareWorld()).toBe(0)
    expect(await sqlOne`SELECT count(*) AS castles FROM player`).toEqual({ castles: 30 })
  })

  it('is prepared while another server runs a timer of the world, which it leaves alone', async () => {
    test = await openTestPlatform({ config: { worldNeighbours: 3 } })
    await prepareWorld()
    const other = new pg.Client({ connectionString: test.platform.database.url })
    await other.connect()
    await other.query('BEGIN')
    await other.query("DELETE FROM timer WHERE kind = 'neighboursGrow' AND subject_id = 0")
    expect(await prepareWorld()).toBe(0)
    await other.query('ROLLBACK')
    await other.end()
    expect(await sql`SELECT FROM timer WHERE kind = 'neighboursGrow'`).toHaveLength(1)
  })

  it('is prepared by one start after the other, however long the first takes', async () => {
    test = await openTestPlatform({ config: { worldNeighbours: 3 } })
    const other = new pg.Client({ connectionString: test.platform.database.url })
    await other.connect()
    await other.query('BEGIN; SELECT pg_advisory_xact_lock(777001, 3)')
    const preparing = prepareWorld()
    await expect
      .poll(async () => (await sql`SELECT FROM pg_stat_activity WHERE query LIKE '%try_advisory%'`).length)
      .toBeGreaterThan(0)
    expect(await sql`SELECT FROM world`).toEqual([])
    await other.query('COMMIT')
    await other.end()
    expect(await preparing).toBe(3)
  })

  it('is the same for the same seed, and different for another', async () => {
    const [first, again, other] = [await worldOf('donjon'), await worldOf('donjon'), await worldOf('other')]
    expect(first).toHaveLength(30)
    expect(again).toEqual(first)
    expect(other).not.toEqual(first)
  })

  it('consists of generated castles with different names, an army, and a purse in the ledger', async () => {
    const world = await worldOf('donjon')
    expect(new Set(world.map((castle) => Reflect.get(castle, 'name'))).size).toBe(30)
    for (const castle of world) {
      expect(castle).toMatchObject({ kind: 'NEIGHBOUR', archers: expect.any(Number) })
      expect(Reflect.get(castle, 'archers')).toBeGreaterThan(0)
    }
  })

  it('has advanced castles with gear, stars, buildings and skills, and consistent data', async () => {
    test = await openTestPlatform({ config: { worldNeighbours: 120 } })
    await prepareWorld()
    const [lived] = await sql<Record<string, number>>`
      SELECT (SELECT count(DISTINCT player_id)::int FROM gear WHERE equipped_slot IS NOT NULL) AS clad,
        (SELECT count(*)::int FROM gear WHERE enhance_points > 0) AS starred,
        (SELECT count(*)::int FROM gear WHERE characteristics_level > 0) AS sharpened,
        (SELECT count(*)::int FROM player WHERE walls > 0) AS walled,
        (SELECT count(*)::int FROM player WHERE skills <> '{}') AS learned,
        (SELECT count(*)::int FROM player WHERE level >= 10) AS raidable`
    expect(lived?.clad).toBeGreaterThan(80)
    expect(lived?.starred).toBeGreaterThan(400)
    for (const some of ['sharpened', 'walled', 'learned', 'raidable']) {
      expect(lived?.[some], some).toBeGreaterThan(15)
    }
    expect(await dataFaults()).toEqual([])
  })

  it('gets the neighbours that it lacks when the setting is raised, once, and never loses any', async () => {
    test = await openTestPlatform({ config: { worldNeighbours: 10 } })
    await prepareWorld()
    const before = await castles()
    const raised = { ...test.platform, config: { ...test.platform.config, worldNeighbours: 25 } }
    const added = await withPlatform(raised, () => Promise.all([prepareWorld(), prepareWorld()]))
    expect(added.sort()).toEqual([0, 15])
    expect((await castles()).slice(0, 10)).toEqual(before)
    expect(await prepareWorld()).toBe(0)
    expect(await castles()).toHaveLength(25)
    expect(await dataFaults()).toEqual([])
  })

  it('may be empty', async () => {
    test = await openTestPlatform({ config: { worldNeighbours: 0 } })
    expect(await prepareWorld()).toBe(0)
    expect(await castles()).toEqual([])
  })
})
