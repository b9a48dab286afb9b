import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sqlOne } from '#server/platform/sql.ts'
import { blockLord, runDueTimers, unblockLord } from '../../support/block-lord.ts'
import { type Game, type Lord, openGame } from '../../support/open-game.ts'
import {
  accept,
  ask,
  call,
  crusader,
  gather,
  newsOf,
  ownOf,
  start,
  waitForReturn,
} from '../crusades/crusaders.ts'

let game: Game
beforeAll(async () => {
  game = await openGame()
})
afterAll(() => game.close())

function settle(): Promise<void> {
  return runDueTimers(game)
}

async function membersSeenBy(lord: Lord): Promise<number[]> {
  const { crusade } = await ownOf(lord)
  return crusade?.members.map(({ player }) => player.playerId) ?? []
}

function energyOf({ player }: Lord) {
  return sqlOne`SELECT energy, energy_at, archers FROM player WHERE id = ${player.id}`
}

describe('a blocked lord', () => {
  it('leaves a crusade that gathers, the others see it, and it costs nothing', async () => {
    const [leader, cheat, mate] = [await crusader(game), await crusader(game), await crusader(game)]
    const { crusadeId } = await gather([leader, cheat, mate])
    const before = await energyOf(cheat)
    await blockLord(game, cheat, 1)
    game.notified.length = 0
    await settle()
    expect(await membersSeenBy(mate)).toEqual([leader.player.id, mate.player.id])
    expect((await newsOf(leader))[0]).toBe('CRUSADE_MEMBER_LEFT')
    for (const { player } of [leader, mate]) {
      const noticed = game.notified.filter(({ playerId }) => playerId === player.id)
      expect(noticed.flatMap(({ channels }) => channels)).toContain('missions')
    }
    expect(await energyOf(cheat)).toEqual(before)
    expect((await start(leader, crusadeId)).status).toBe(200)
  })

  it('who leads takes the crusade along, and its requests and invitations', async () => {
    const [cheat, mate, asking] = [await crusader(game), await crusader(game), await crusader(game)]
    const { crusadeId } = await gather([cheat, mate])
    await ask(asking, crusadeId)
    await blockLord(game, cheat, null)
    await settle()
    for (const lord of [mate, asking]) {
      expect((await newsOf(lord))[0]).toBe('CRUSADE_DISBANDED')
      expect(await ownOf(lord)).toMatchObject({ crusade: null, requests: [] })
    }
    expect((await ask(asking, crusadeId)).status).toBe(404)
  })

  it('sets out with nobody, also before the crusade is left', async () => {
    const [leader, cheat] = [await crusader(game), await crusader(game)]
    const { crusadeId } = await gather([leader, cheat])
    await blockLord(game, cheat, null)
    expect((await start(leader, crusadeId)).error.code).toBe('hostAway')
    await settle()
    expect((await start(leader, crusadeId)).error.code).toBe('crusadeTooSmall')
  })

  it('asks to join no crusade any more, however many were asked, and is not let in', async () => {
    const [one, two, cheat] = [await crusader(game), await crusader(game), await crusader(game)]
    const crusades = [await call(one), await call(two)]
    for (const { crusadeId } of crusades) await ask(cheat, crusadeId)
    await blockLord(game, cheat, null)
    const [first] = crusades
    expect((await accept(one, first?.crusadeId ?? 0, cheat)).status).toBe(404)
    await settle()
    for (const leader of [one, two]) expect((await ownOf(leader)).crusade).toMatchObject({ requests: [] })
  })

  it('is not invited, and is invited again after the block', async () => {
    const [leader, cheat] = [await crusader(game), await crusader(game)]
    const { crusadeId } = await call(leader)
    const invite = () =>
      leader.call('inviteToCrusade', { params: { crusadeId }, body: { playerName: cheat.player.name } })
    await blockLord(game, cheat, 1)
    expect((await invite()).error).toMatchObject({
      code: 'cannotOpenCrusades',
      message: 'Аккаунт этого игрока заблокирован',
    })
    game.clock.advance(3_600)
    await runDueTimers(game)
    expect((await invite()).status).toBe(200)
  })

  it('goes on with a crusade that is under way', async () => {
    const [leader, cheat] = [await crusader(game), await crusader(game)]
    const { crusadeId } = await gather([leader, cheat])
    expect((await start(leader, crusadeId)).status).toBe(200)
    await blockLord(game, cheat, null)
    await settle()
    expect(await membersSeenBy(leader)).toEqual([leader.player.id, cheat.player.id])
    waitForReturn(game)
    await runDueTimers(game)
    const { reports } = await sqlOne<{ reports: number }>`
      SELECT count(*)::int AS reports FROM fight_log WHERE player_id = ${cheat.player.id}`
    expect(reports).toBe(1)
  })

  it('keeps the place if the block is lifted before the crusade is left', async () => {
    const [leader, mate] = [await crusader(game), await crusader(game)]
    await gather([leader, mate])
    await blockLord(game, leader, null)
    await blockLord(game, mate, null)
    await unblockLord(game, leader)
    await unblockLord(game, mate)
    await settle()
    const { members } = await sqlOne<{ members: number }>`
      SELECT count(*)::int AS members FROM crusade_member
      WHERE player_id IN (${leader.player.id}, ${mate.player.id}) AND finished_at IS NULL`
    expect(members).toBe(2)
  })

  it('gets no place by being let in at the same moment', async () => {
    for (let round = 0; round < 4; round += 1) {
      const [leader, cheat] = [await crusader(game), await crusader(game)]
      const { crusadeId } = await call(leader)
      await ask(cheat, crusadeId)
      const [, answer] = await Promise.all([blockLord(game, cheat, null), accept(leader, crusadeId, cheat)])
      expect([200, 404]).toContain(answer.status)
      await settle()
      expect((await ownOf(leader)).crusade).toMatchObject({ requests: [] })
      expect(await membersSeenBy(leader)).toEqual([leader.player.id])
    }
  })
})
