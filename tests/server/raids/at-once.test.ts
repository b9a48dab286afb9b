import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createRandom, type Random } from '#rules/core/random.ts'
import { dataFaults } from '#server/domains/invariants.ts'
import { findPlayer } from '#server/game/player/player-row.ts'
import { sql, sqlOne } from '#server/platform/sql.ts'
import { noteDeadlocks } from '../../support/note-deadlocks.ts'
import { type Game, type Lord, newKey, openGame } from '../../support/open-game.ts'
import { raid, raider, raidsOf, STRONG, WEAK } from './raiders.ts'

let game: Game
beforeAll(async () => {
  game = await openGame()
})
afterAll(() => game.close())

const GOLD = 10_000
const ENERGY = 120
const RAID_ENERGY = 6
const HALF_DAY_SECONDS = 43_201

type Attack = { readonly by: Lord; readonly on: Lord }
type Answered = Attack & { readonly status: number; readonly fightId: number; readonly loot: number }

async function raidAtOnce(attacks: readonly Attack[]): Promise<Answered[]> {
  return Promise.all(
    attacks.map(async ({ by, on }) => {
      const { status, body } = await raid(by, on.player.id)
      return { by, on, status, fightId: body.fightId, loot: body.loot }
    }),
  )
}

function idsOf(lords: readonly Lord[]): number[] {
  return lords.map(({ player }) => player.id)
}

async function goldOf(lords: readonly Lord[]): Promise<number> {
  const { gold } = await sqlOne<{ gold: number }>`
    SELECT sum(gold)::bigint AS gold FROM player WHERE id = ANY(${idsOf(lords)}::bigint[])`
  return gold
}

/** Each raid answered with 200 is one fight, one line of each ledger and one count on each side. The others left nothing. */
async function expectBookedOnce(lords: readonly Lord[], answers: readonly Answered[]): Promise<void> {
  const done = answers.filter(({ status }) => status === 200)
  const fights = await sql<{ id: number; attackerId: number; defenderId: number; loot: number }>`
    SELECT id, attacker_id, defender_id, loot FROM fight WHERE attacker_id = ANY(${idsOf(lords)}::bigint[]) ORDER BY id`
  expect(fights).toEqual(
    done
      .map(({ by, on, fightId, loot }) => ({
        id: fightId,
        attackerId: by.player.id,
        defenderId: on.player.id,
        loot,
      }))
      .toSorted((left, right) => left.id - right.id),
  )
  const lines = await sql<{ playerId: number; amount: number; reference: string }>`
    SELECT player_id, amount, reference FROM money_entry
    WHERE player_id = ANY(${idsOf(lords)}::bigint[]) AND source = 'FORAY' AND currency = 'GOLD'`
  const expected = done
    .filter(({ loot }) => loot > 0)
    .flatMap(({ by, on, fightId, loot }) => [
      { playerId: by.player.id, amount: loot, reference: `raid:${fightId}` },
      { playerId: on.player.id, amount: -loot, reference: `raid:${fightId}` },
    ])
  const sorted = (all: typeof lines) => all.map((line) => JSON.stringify(line)).toSorted()
  expect(sorted(lines)).toEqual(sorted(expected))
  for (const lord of lords) {
    const { record } = await raidsOf(lord)
    const raids = done.filter(({ by }) => by === lord).length
    const defences = done.filter(({ on }) => on === lord).length
    expect([
      record.raidsWon + record.raidsLost + record.raidsDrawn,
      record.defencesWon + record.defencesLost + record.defencesDrawn,
    ]).toEqual([raids, defences])
  }
  expect(await dataFaults()).toEqual([])
}

function drawAttacks(raiders: readonly Lord[], castles: readonly Lord[], random: Random): Attack[] {
  const others = raiders.map((by, index) => ({ by, on: raiders[(index + 1) % raiders.length] ?? by }))
  return [
    ...raiders.map((by) => ({ by, on: random.pick(castles) })),
    // A ring: each waits for the next one's row.
    ...others.filter(() => random.int(1, 3) === 1),
    ...castles.map((by) => ({ by, on: random.pick(raiders) })),
  ]
}

describe('raids at once', () => {
  it('of fifty raiders on five castles, and on each other, never deadlock and are booked once each', async () => {
    const random = createRandom('at once')
    const found = (count: number, army: object) =>
      Promise.all(Array.from({ length: count }, () => raider(game, { gold: GOLD, ...army })))
    const [raiders, castles] = await Promise.all([found(50, STRONG), found(5, WEAK)])
    const lords = [...raiders, ...castles]
    const answers: Answered[] = []
    for (let round = 0; round < 4; round += 1) {
      let fought: Answered[] = []
      const deadlocks = await noteDeadlocks(async () => {
        fought = await raidAtOnce(drawAttacks(raiders, castles, random))
      })
      expect(deadlocks).toEqual([])
      expect(fought.filter(({ status }) => status !== 200 && status !== 422)).toEqual([])
      const raided = fought.filter(({ status }) => status === 200).map(({ on }) => on.player.id)
      // Immunity lets one raid through to each castle, and rest one raid out of it.
      expect(new Set(raided).size).toBe(raided.length)
      for (const { player } of castles) expect(raided).toContain(player.id)
      answers.push(...fought)
      game.clock.advance(HALF_DAY_SECONDS)
    }
    expect(await goldOf(lords)).toBe(lords.length * GOLD)
    await expectBookedOnce(lords, answers)
  })

  it('of two castles on each other, and of a third on both, are one each', async () => {
    const lords = await Promise.all(
      [STRONG, STRONG, STRONG].map((army) => raider(game, { gold: GOLD, ...army })),
    )
    const [first, second, third] = lords
    if (!first || !second || !third) throw new Error('Three castles are missing')
    const answers: Answered[] = []
    for (let round = 0; round < 12; round += 1) {
      const deadlocks = await noteDeadlocks(async () => {
        answers.push(
          ...(await raidAtOnce([
            { by: first, on: second },
            { by: second, on: first },
            { by: third, on: first },
            { by: third, on: second },
          ])),
        )
      })
      expect(deadlocks).toEqual([])
      game.clock.advance(HALF_DAY_SECONDS)
    }
    expect(answers.filter(({ status }) => status !== 200 && status !== 422)).toEqual([])
    expect(await goldOf(lords)).toBe(3 * GOLD)
    await expectBookedOnce(lords, answers)
  })
})

describe('twenty equal calls at once', () => {
  async function twenty<T>(call: () => Promise<T>): Promise<T[]> {
    return Promise.all(Array.from({ length: 20 }, call))
  }

  it('with one key are one raid', async () => {
    const [lord, victim] = [await raider(game, STRONG), await raider(game, WEAK)]
    const key = newKey()
    const answers = await twenty(() => raid(lord, victim.player.id, {}, key))
    const done = answers.filter(({ status }) => status === 200)
    expect(answers.filter(({ status }) => status !== 200 && status !== 409)).toEqual([])
    expect(new Set(done.map(({ text }) => text)).size).toBe(1)
    const { body } = await raid(lord, victim.player.id, {}, key)
    await expectBookedOnce([lord, victim], [{ by: lord, on: victim, status: 200, ...body }])
    expect(await findPlayer(lord.player.id)).toMatchObject({ energy: ENERGY - RAID_ENERGY })
  })

  it('with different keys are one raid: rest and immunity refuse the others', async () => {
    const [lord, victim] = [await raider(game, STRONG), await raider(game, WEAK)]
    const answers = await twenty(() => raid(lord, victim.player.id))
    const refused = answers.filter(({ status }) => status === 422)
    expect([answers.filter(({ status }) => status === 200).length, refused.length]).toEqual([1, 19])
    expect(new Set(refused.map(({ error }) => error.code))).toEqual(new Set(['hostResting']))
    expect(await findPlayer(lord.player.id)).toMatchObject({ energy: ENERGY - RAID_ENERGY })
  })

  it('of different castles are one raid, since the army rests', async () => {
    const lord = await raider(game, STRONG)
    const victims = await Promise.all(Array.from({ length: 20 }, () => raider(game, WEAK)))
    const answers = await raidAtOnce(victims.map((on) => ({ by: lord, on })))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    await expectBookedOnce([lord, ...victims], answers)
  })

  it('of trainings are as many as there is energy for', async () => {
    const lord = await raider(game, { energy: 10, energyAt: game.clock.now() })
    const answers = await twenty(() => raid(lord, -1))
    const refused = answers.filter(({ status }) => status === 422)
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3)
    expect(new Set(refused.map(({ error }) => error.code))).toEqual(new Set(['notEnoughEnergy']))
    expect(await findPlayer(lord.player.id)).toMatchObject({ energy: 1 })
  })

  it('of spying send the spies once', async () => {
    const [lord, castle] = [await raider(game), await raider(game)]
    const answers = await twenty(() => lord.call('spyOnCastle', { params: { opponentId: castle.player.id } }))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const refused = answers.filter(({ status }) => status === 422)
    expect(new Set(refused.map(({ error }) => error.code))).toEqual(new Set(['spyImmune']))
  })

  it('of repairs are paid once', async () => {
    const lord = await raider(game, { walls: 2 })
    await sql`INSERT INTO raid_castle (player_id, damaged) VALUES (${lord.player.id}, '{walls}')`
    const answers = await twenty(() => lord.call('repairBuilding', { body: { building: 'walls' } }))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await findPlayer(lord.player.id)).toMatchObject({ gold: GOLD - 27 })
  })
})
