import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { raidInputOf, verifyRaid } from '#rules/proof/verify-raid.ts'
import { castleBroken } from '#rules/raids/spoils.ts'
import { findPlayer } from '#server/game/player/player-row.ts'
import { sql, sqlOne } from '#server/platform/sql.ts'
import { giveResources } from '../../support/give-items.ts'
import { type Game, openGame } from '../../support/open-game.ts'
import { raid, raider, raidsOf, STRONG, WEAK } from './raiders.ts'

let game: Game
beforeAll(async () => {
  game = await openGame()
})
afterAll(() => game.close())

const HOUR_SECONDS = 3_600

describe('a won raid', () => {
  it('takes gold, pays experience and glory, and leaves wounds, rest and immunity', async () => {
    const lord = await raider(game, STRONG)
    const victim = await raider(game, WEAK)
    const { status, body } = await raid(lord, victim.player.id)
    expect(status).toBe(200)
    expect(body).toMatchObject({ result: 'WIN', reward: { gold: body.loot } })
    const { report } = (await lord.call('getFight', { params: { fightId: body.fightId } })).body
    if (report.ground !== 'CASTLE') throw new Error('A raid is fought over a castle')
    expect(verifyRaid(raidInputOf(report), report)).toEqual({ ok: true })
    expect(body.broken).toBe(castleBroken(report))
    // 10 % of the gold, by the broken eighths; the vault of level 12 is below it.
    expect(body.loot).toBe(Math.floor((10_000 * 10 * body.broken) / 800))
    const [after, theirs] = await Promise.all([findPlayer(lord.player.id), findPlayer(victim.player.id)])
    expect(after).toMatchObject({ gold: 10_000 + body.loot, glory: body.reward.glory, energy: 114 })
    expect(theirs).toMatchObject({ gold: 10_000 - body.loot, glory: 0 })
    expect(theirs?.health).not.toBeNull()
    const at = game.clock.now().getTime()
    expect(await raidsOf(lord)).toMatchObject({
      restUntil: new Date(at + 600_000).toISOString(),
      immuneUntil: null,
      record: { raidsWon: 1, defencesLost: 0 },
    })
    expect(await raidsOf(victim)).toMatchObject({
      restUntil: null,
      immuneUntil: new Date(at + HOUR_SECONDS * 1_000).toISOString(),
      record: { raidsWon: 0, defencesLost: 1 },
    })
  })

  it('shows each side its own report, and notifies the raided player and tabs', async () => {
    const lord = await raider(game, STRONG)
    const victim = await raider(game, WEAK)
    const before = game.notified.length
    const { body } = await raid(lord, victim.player.id, { motto: 'Не серчай' })
    const noticed = game.notified.slice(before).find(({ playerId }) => playerId === victim.player.id)
    expect(noticed?.channels).toEqual(
      expect.arrayContaining(['army', 'controlPanel', 'fightLogs', 'notifications', 'raids']),
    )
    const ours = (await lord.call('listFights')).body.items[0]
    const theirs = (await victim.call('listFights')).body.items[0]
    expect(ours).toMatchObject({
      type: 'FORAY',
      side: 'ATTACKER',
      result: 'WIN',
      title: `Набег: ${victim.player.name}`,
      opponentId: victim.player.id,
      goldLost: 0,
    })
    expect(theirs).toMatchObject({
      type: 'FORAY',
      side: 'DEFENDER',
      result: 'LOSE',
      title: `Оборона: ${lord.player.name}`,
      opponentId: lord.player.id,
      goldLost: body.loot,
      reward: { gold: 0 },
    })
    const [note] = (await victim.call('listNotifications')).body.items
    expect(note).toMatchObject({ type: 'FORAY_ATTACKED', result: 'LOSE', fightId: body.fightId })
    expect(note?.title).toContain('На вас напали')
    expect(note?.player).toEqual({ playerId: lord.player.id, name: lord.player.name })
    expect((await raidsOf(victim)).mottos).toMatchObject([
      { motto: 'Не серчай', author: { playerId: lord.player.id } },
    ])
    const [entry] = (await victim.call('listMoneyHistory', { query: { currency: 'GOLD' } })).body.items
    expect(entry).toMatchObject({ source: 'FORAY', amount: body.loot, fightId: body.fightId })
    const stranger = await raider(game)
    expect((await stranger.call('getFight', { params: { fightId: body.fightId } })).status).toBe(404)
  })

  it('never takes more than a quarter of the gold at the start of the day, nor gold in the vault', async () => {
    const victim = await raider(game, { ...WEAK, gold: 40_000 })
    // The gold came today: by the ledger the castle began the day with it, as the start of a castle.
    let taken = 0
    for (let turn = 0; turn < 6; turn += 1) {
      const lord = await raider(game, STRONG)
      const { body } = await raid(lord, victim.player.id)
      taken += body.loot
      game.clock.advance(HOUR_SECONDS + 1)
    }
    expect(taken).toBe(10_000)
    const poor = await raider(game, { ...WEAK, gold: 1_200 })
    const lord = await raider(game, STRONG)
    expect((await raid(lord, poor.player.id)).body.loot).toBe(0)
    expect(await findPlayer(poor.player.id)).toMatchObject({ gold: 1_200 })
  })
})

describe('a raid', () => {
  it('repels a weak army, and pays the defence', async () => {
    const lord = await raider(game, WEAK)
    const victim = await raider(game, STRONG)
    const { body } = await raid(lord, victim.player.id)
    expect(body).toMatchObject({ result: 'LOSE', loot: 0, broken: 0, reward: { gold: 0, glory: 0 } })
    expect(await findPlayer(victim.player.id)).toMatchObject({ gold: 10_000, glory: 2 })
    expect(await raidsOf(victim)).toMatchObject({ record: { defencesWon: 1 }, mottos: [] })
  })

  it('pays for a siege tower with wood, and throws the projectiles of the day', async () => {
    const lord = await raider(game, { ...WEAK, catapult: 3, catapultProjectiles: 1 })
    await giveResources(lord, { 1: 20 })
    const victim = await raider(game, STRONG)
    const { body } = await raid(lord, victim.player.id, {
      position: 'top',
      siegeTower: true,
      projectiles: true,
    })
    const { report } = (await lord.call('getFight', { params: { fightId: body.fightId } })).body
    if (report.ground !== 'CASTLE') throw new Error('A raid is fought over a castle')
    expect(report.plan).toEqual({ position: 'top', siegeTower: true, projectiles: 3 })
    const wood = await sqlOne<{ amount: number }>`
      SELECT amount FROM resource_stack WHERE player_id = ${lord.player.id} AND resource_id = 1`
    expect(wood.amount).toBe(20 - 16)
    const { machines, plan } = await raidsOf(lord)
    expect(machines).toEqual({ catapult: 3, projectiles: 10 - report.projectilesThrown, projectilesMax: 10 })
    expect(plan).toEqual({ position: 'top', siegeTower: true })
    game.clock.advance(24 * HOUR_SECONDS)
    expect((await raidsOf(lord)).machines.projectiles).toBe(10)
  })

  it('against the training opponent costs half the energy and leaves no traces', async () => {
    const lord = await raider(game, { ...STRONG, energy: 3, energyAt: game.clock.now() })
    const { body } = await raid(lord, -1)
    expect(body).toMatchObject({ result: 'WIN', loot: 0, restUntil: null, reward: { glory: 0 } })
    expect(body.reward.experience).toBeGreaterThan(0)
    const after = await findPlayer(lord.player.id)
    expect(after).toMatchObject({ energy: 0, archers: STRONG.archers, health: null })
    expect(await raidsOf(lord)).toMatchObject({ record: { raidsWon: 0 }, restUntil: null })
    expect((await lord.call('listFights')).body.items[0]).toMatchObject({ type: 'FORAY', opponentId: null })
  })

  it('ends the protection of the newcomer who attacks', async () => {
    const lord = await raider(game, STRONG)
    const victim = await raider(game, WEAK)
    const until = new Date(game.clock.now().getTime() + 72 * HOUR_SECONDS * 1_000)
    await sql`INSERT INTO raid_castle (player_id, protected_until) VALUES (${lord.player.id}, ${until})`
    expect((await raidsOf(lord)).protectedUntil).toBe(until.toISOString())
    await raid(lord, -1)
    expect((await raidsOf(lord)).protectedUntil).toBe(until.toISOString())
    await raid(lord, victim.player.id)
    expect((await raidsOf(lord)).protectedUntil).toBeNull()
  })
})
