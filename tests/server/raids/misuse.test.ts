import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { raidInputOf, verifyRaid } from '#rules/proof/verify-raid.ts'
import { findPlayer } from '#server/game/player/player-row.ts'
import { sql, sqlOne } from '#server/platform/sql.ts'
import { ALL_PAGES_OPEN, type Game, type Lord, newKey, openGame } from '../../support/open-game.ts'
import { stateDigest } from '../../support/state-digest.ts'
import { raid, raider, raidsOf, STRONG, WEAK } from './raiders.ts'

let game: Game
beforeAll(async () => {
  game = await openGame()
})
afterAll(() => game.close())

const HOUR_SECONDS = 3_600
const ARMY = { archers: 40, swordsmen: 40, squires: 30, cavalry: 10 }

type Answer = { readonly status: number; readonly error: { readonly code: string } }

/** The call is refused like this, and no table has changed. */
async function expectRefused(status: number, code: string, call: () => Promise<Answer>): Promise<void> {
  const before = await stateDigest()
  const answer = await call()
  expect([answer.status, answer.error.code]).toEqual([status, code])
  expect(await stateDigest()).toEqual(before)
}

async function reportOf(lord: Lord, fightId: number) {
  const { report } = (await lord.call('getFight', { params: { fightId } })).body
  if (report.ground !== 'CASTLE') throw new Error('Not a raid on a castle')
  return report
}

/** Writes an opponent into a player's list, as a search would. */
function listed(lord: Lord, opponent: Lord, difficulty: string, winPercent: number) {
  return sql`
    INSERT INTO raid_opponent (player_id, difficulty, opponent_id, win_percent)
    VALUES (${lord.player.id}, ${difficulty}, ${opponent.player.id}, ${winPercent})`
}

describe('a raid with a made-up body is refused', () => {
  it.each([
    ['a position outside of the eight', { position: -1 }],
    ['the middle of the castle', { position: 'centre' }],
    ['loot of its own', { loot: 5_000 }],
    ['a class of its own', { difficulty: 'HIGH' }],
    ['another raider', { playerId: 1 }],
    ['a number of projectiles', { projectiles: 20 }],
    ['an opponent below the training one', { opponentId: -2 }],
    ['half an opponent', { opponentId: 1.5 }],
    ['an opponent as text', { opponentId: '1 OR 1=1' }],
    ['a list of opponents', { opponentId: [1, 2] }],
    ['markup in the motto', { motto: '<img src=x onerror=alert(1)>' }],
    ['a link in the motto', { motto: 'https://example.org/' }],
    ['a motto of 51 characters', { motto: 'ы'.repeat(51) }],
    ['a motto with a line break', { motto: 'раз\nдва' }],
  ])('%s', async (_what, choices) => {
    const [lord, victim] = [await raider(game, STRONG), await raider(game, WEAK)]
    const body = {
      opponentId: victim.player.id,
      position: 'top',
      siegeTower: false,
      projectiles: false,
      ...choices,
    }
    await expectRefused(400, 'badRequest', () => lord.call('startRaid', { body, key: newKey() }))
  })

  it.each([
    ['negative', { top: -10, left: 0, right: 0, bottom: 0 }],
    ['uneven', { top: 15, left: 0, right: 0, bottom: 0 }],
    ['stronger than any', { top: 300, left: 0, right: 0, bottom: 0 }],
    ['with a fifth side', { top: 0, left: 0, right: 0, bottom: 0, roof: 30 }],
    ['without a side', { top: 0, left: 0, right: 0 }],
  ])('a garrison that is %s', async (_what, garrison) => {
    const lord = await raider(game)
    await expectRefused(400, 'badRequest', () => lord.call('setGarrison', { body: { garrison } }))
  })
})

describe('nobody', () => {
  it('raids, spies or searches before the tutorial has come to raids', async () => {
    const lord = await game.lord({ level: 12, ...STRONG }, ALL_PAGES_OPEN)
    const victim = await raider(game, WEAK)
    const params = { opponentId: victim.player.id }
    await expectRefused(403, 'pageLocked', () => raid(lord, victim.player.id))
    await expectRefused(403, 'pageLocked', () => lord.call('spyOnCastle', { params }))
    await expectRefused(403, 'pageLocked', () => lord.call('searchOpponents'))
    await expectRefused(403, 'pageLocked', () => lord.call('getOpponent', { params }))
  })

  it('spies on castles that do not exist, nor on the training opponent', async () => {
    const lord = await raider(game)
    for (const opponentId of [-1, 0, 8_000_000])
      await expectRefused(404, 'notFound', () => lord.call('spyOnCastle', { params: { opponentId } }))
  })

  it('learns anything of a defence before spying, nor after the spies of another', async () => {
    const [lord, other] = [await raider(game), await raider(game)]
    const victim = await raider(game, { ...WEAK, walls: 7 })
    const params = { opponentId: victim.player.id }
    expect((await other.call('spyOnCastle', { params })).status).toBe(200)
    const { text, body } = await lord.call('getOpponent', { params })
    expect(body.seen).toBeNull()
    expect(text).not.toMatch(/walls|garrison|army|squires|healthMax/)
  })

  it('repeats a raid on another castle with the key of the first', async () => {
    const lord = await raider(game, STRONG)
    const [victim, other] = [await raider(game, WEAK), await raider(game, WEAK)]
    const key = newKey()
    const first = await raid(lord, victim.player.id, {}, key)
    game.clock.advance(HOUR_SECONDS)
    await expectRefused(422, 'idempotencyMismatch', () => raid(lord, other.player.id, {}, key))
    await expectRefused(422, 'idempotencyMismatch', () =>
      raid(lord, victim.player.id, { position: 'top' }, key),
    )
    expect((await raid(lord, victim.player.id, {}, key)).text).toBe(first.text)
  })

  it('reads the report of a raid between others', async () => {
    const [lord, victim, stranger] = [
      await raider(game, STRONG),
      await raider(game, WEAK),
      await raider(game),
    ]
    const { fightId } = (await raid(lord, victim.player.id)).body
    await expectRefused(404, 'notFound', () => stranger.call('getFight', { params: { fightId } }))
  })
})

describe('loot', () => {
  it('never comes from training, however often', async () => {
    const lord = await raider(game, STRONG)
    for (let turn = 0; turn < 5; turn += 1)
      expect((await raid(lord, -1)).body).toMatchObject({
        loot: 0,
        reward: { gold: 0, glory: 0, diamonds: 0 },
      })
    expect(await findPlayer(lord.player.id)).toMatchObject({ gold: 10_000, glory: 0 })
  })

  it('never comes from castles eight levels lower, nor is it promised', async () => {
    const lord = await raider(game, { ...STRONG, level: 20 })
    const [lower, low] = [
      await raider(game, { ...WEAK, level: 12 }),
      await raider(game, { ...WEAK, level: 13 }),
    ]
    const promised = async (victim: Lord) =>
      (await lord.call('getOpponent', { params: { opponentId: victim.player.id } })).body.lootMax
    expect([await promised(lower), await promised(low)]).toEqual([0, 1_000])
    expect((await raid(lord, lower.player.id)).body).toMatchObject({ result: 'WIN', loot: 0 })
    expect(await findPlayer(lower.player.id)).toMatchObject({ gold: 10_000 })
  })

  it('of a day stays below a quarter, by however many raiders, and what the victim earns', async () => {
    const victim = await raider(game, { ...WEAK, gold: 20_000 })
    let taken = 0
    for (let turn = 0; turn < 8; turn += 1) {
      const raiders = await Promise.all([0, 1, 2].map(() => raider(game, STRONG)))
      const answers = await Promise.all(raiders.map((lord) => raid(lord, victim.player.id)))
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
      taken += answers.reduce((sum, { status, body }) => sum + (status === 200 ? body.loot : 0), 0)
      // Spending does not lower the limit, and does not let a raider take more.
      if (turn === 1) await victim.call('buyUnits', { body: { group: 'squires', amount: 20 } })
      game.clock.advance(HOUR_SECONDS + 1)
    }
    const { looted } = await sqlOne<{ looted: number }>`
      SELECT -sum(amount)::int AS looted FROM money_entry WHERE player_id = ${victim.player.id} AND source = 'FORAY'
        AND currency = 'GOLD'`
    expect([taken, looted]).toEqual([5_000, 5_000])
  })
})

describe('the class of an opponent', () => {
  it('is that of own fights where only another player’s search has found the castle', async () => {
    const [lord, other] = [await raider(game, STRONG), await raider(game, ARMY)]
    const victim = await raider(game, WEAK)
    await listed(other, victim, 'HIGH', 30)
    const { body } = await raid(lord, victim.player.id)
    expect(body).toMatchObject({ result: 'WIN', reward: { glory: 2 } })
  })

  it('falls when the castle of an old search has become easy, and pays so', async () => {
    const [lord, victim] = [await raider(game, STRONG), await raider(game, WEAK)]
    await listed(lord, victim, 'HIGH', 30)
    const { body } = await lord.call('getOpponent', { params: { opponentId: victim.player.id } })
    expect(body).toMatchObject({ difficulty: 'LOW', glory: 2, winPercent: 100 })
    expect((await raid(lord, victim.player.id)).body.reward).toMatchObject({ glory: 2, experience: 200 })
  })

  it('never rises by an army that goes weaker into the raid than into the search', async () => {
    const [lord, victim] = [await raider(game, WEAK), await raider(game, STRONG)]
    await listed(lord, victim, 'LOW', 80)
    const { body } = await lord.call('getOpponent', { params: { opponentId: victim.player.id } })
    expect(body).toMatchObject({ difficulty: 'LOW', glory: 2 })
  })
})

describe('a castle under attack', () => {
  it('is defended by the old garrison or the new one, never by both', async () => {
    const before = { top: 30, left: 30, right: 0, bottom: 0 } as const
    const after = { top: 0, left: 0, right: 30, bottom: 30 } as const
    for (let turn = 0; turn < 6; turn += 1) {
      const [lord, victim] = [await raider(game, STRONG), await raider(game, WEAK)]
      await victim.call('setGarrison', { body: { garrison: before } })
      const [attacked, switched] = await Promise.all([
        raid(lord, victim.player.id, { position: 'top' }),
        victim.call('setGarrison', { body: { garrison: after } }),
      ])
      expect([attacked.status, switched.status]).toEqual([200, 200])
      const report = await reportOf(lord, attacked.body.fightId)
      expect([before, after]).toContainEqual(report.castle.garrison)
      expect(verifyRaid(raidInputOf(report), report)).toEqual({ ok: true })
      expect((await raidsOf(victim)).garrison).toEqual(after)
    }
  })

  it('is not made immune by raids that were refused', async () => {
    const victim = await raider(game, WEAK)
    const tired = await raider(game, { ...STRONG, energy: 0, energyAt: game.clock.now() })
    await expectRefused(422, 'notEnoughEnergy', () => raid(tired, victim.player.id))
    expect((await raidsOf(victim)).immuneUntil).toBeNull()
    expect((await raid(await raider(game, STRONG), victim.player.id)).status).toBe(200)
  })

  it('loses its immunity at the same instant, whoever asks again and again', async () => {
    const victim = await raider(game, WEAK)
    await raid(await raider(game, STRONG), victim.player.id)
    const { immuneUntil } = await raidsOf(victim)
    game.clock.advance(HOUR_SECONDS - 1)
    const lord = await raider(game, STRONG)
    await expectRefused(422, 'victimImmune', () => raid(lord, victim.player.id))
    expect((await raidsOf(victim)).immuneUntil).toBe(immuneUntil)
    game.clock.advance(1)
    expect((await raid(lord, victim.player.id)).status).toBe(200)
  })
})
