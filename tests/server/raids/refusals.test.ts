import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { blockPlayer } from '#server/platform/sessions/blocks.ts'
import { sql } from '#server/platform/sql.ts'
import { inTransaction } from '#server/platform/transaction.ts'
import { type Game, type Lord, openGame } from '../../support/open-game.ts'
import { stateDigest } from '../../support/state-digest.ts'
import { raid, raider, raidsOf, STRONG, WEAK } from './raiders.ts'

let game: Game
beforeAll(async () => {
  game = await openGame()
})
afterAll(() => game.close())

/** Sets a time of a castle that raids or spies look at, so many seconds from now. */
function setUntil(lord: Lord, column: 'protected_until' | 'immune_until' | 'rest_until', seconds: number) {
  const until = new Date(game.clock.now().getTime() + 1_000 * seconds)
  return column === 'protected_until'
    ? sql`INSERT INTO raid_castle (player_id, protected_until) VALUES (${lord.player.id}, ${until})`
    : column === 'immune_until'
      ? sql`INSERT INTO raid_castle (player_id, immune_until) VALUES (${lord.player.id}, ${until})`
      : sql`INSERT INTO raid_castle (player_id, rest_until) VALUES (${lord.player.id}, ${until})`
}

function block({ player }: Lord, by: Lord) {
  return inTransaction(() =>
    blockPlayer(player, { reason: 'Продажа золота', until: null, byId: by.player.id }),
  )
}

type Case = {
  readonly code: string
  readonly message: string
  readonly meet: () => Promise<{ lord: Lord; opponentId: number; choices?: object }>
}

const cases: readonly Case[] = [
  {
    code: 'levelTooLow',
    message: 'Нужен уровень 10',
    meet: async () => ({
      lord: await raider(game, { level: 9 }),
      opponentId: (await raider(game)).player.id,
    }),
  },
  {
    code: 'notEnoughEnergy',
    message: 'Недостаточно энергии',
    meet: async () => ({
      lord: await raider(game, { energy: 5, energyAt: game.clock.now() }),
      opponentId: (await raider(game)).player.id,
    }),
  },
  {
    code: 'hostResting',
    message: 'Войско отдыхает после боя',
    meet: async () => {
      const lord = await raider(game)
      await setUntil(lord, 'rest_until', 600)
      return { lord, opponentId: (await raider(game)).player.id }
    },
  },
  {
    code: 'hostAway',
    message: 'Войско в походе',
    meet: async () => {
      const lord = await raider(game)
      const body = { missionKey: 'oldMill', difficulty: 'EASY', skill: 'FRONTAL_ATTACK' }
      await lord.call('startMission', { body })
      return { lord, opponentId: (await raider(game)).player.id }
    },
  },
  {
    code: 'ownCastle',
    message: 'Это ваш замок',
    meet: async () => {
      const lord = await raider(game)
      return { lord, opponentId: lord.player.id }
    },
  },
  {
    code: 'castleClosed',
    message: 'Замок закрыт, туда сейчас не попасть',
    meet: async () => {
      const [lord, victim] = [await raider(game), await raider(game)]
      await block(victim, lord)
      return { lord, opponentId: victim.player.id }
    },
  },
  {
    code: 'victimTooLow',
    message: 'На замки ниже 10-го уровня не нападают',
    meet: async () => ({
      lord: await raider(game),
      opponentId: (await raider(game, { level: 9 })).player.id,
    }),
  },
  {
    code: 'victimProtected',
    message: 'Замок под защитой новичка',
    meet: async () => {
      const victim = await raider(game)
      await setUntil(victim, 'protected_until', 60)
      return { lord: await raider(game), opponentId: victim.player.id }
    },
  },
  {
    code: 'victimImmune',
    message: 'Замок недавно отбивался, дайте ему передышку',
    meet: async () => {
      const victim = await raider(game)
      await setUntil(victim, 'immune_until', 60)
      return { lord: await raider(game), opponentId: victim.player.id }
    },
  },
  {
    code: 'raidCooldown',
    message: 'Вы недавно нападали на этот замок',
    meet: async () => {
      const [lord, victim] = [await raider(game, STRONG), await raider(game, WEAK)]
      await raid(lord, victim.player.id)
      // Rest and immunity are over, the twelve hours are not.
      game.clock.advance(11 * 3_600)
      return { lord, opponentId: victim.player.id }
    },
  },
  {
    code: 'sameHousehold',
    message: 'На свой двор не нападают',
    meet: async () => {
      const [lord, victim] = [await raider(game), await raider(game)]
      await sql`
        UPDATE session SET device_id = 'a3f0c1de-6f0e-4a39-9a1c-9a5f6f7f0b11'
        WHERE player_id IN (${lord.player.id}, ${victim.player.id})`
      return { lord, opponentId: victim.player.id }
    },
  },
  {
    code: 'towerAtCorner',
    message: 'Осадную башню к углу не подвести',
    meet: async () => ({
      lord: await raider(game),
      opponentId: (await raider(game)).player.id,
      choices: { position: 'topLeft', siegeTower: true },
    }),
  },
  {
    code: 'notEnoughResources',
    message: 'Недостаточно ресурсов',
    meet: async () => ({
      lord: await raider(game),
      opponentId: (await raider(game)).player.id,
      choices: { position: 'top', siegeTower: true },
    }),
  },
]

describe('a raid is refused', () => {
  it.each(cases)('with $code, and changes nothing', async ({ code, message, meet }) => {
    const { lord, opponentId, choices } = await meet()
    const seen = await lord.call('getOpponent', { params: { opponentId } })
    if (choices === undefined) expect(seen.body.raidRefusals).toContainEqual({ code, message })
    const before = await stateDigest()
    const { status, error } = await raid(lord, opponentId, choices)
    expect([status, error.code, error.message]).toEqual([422, code, message])
    expect(await stateDigest()).toEqual(before)
  })

  it('with 404 for a castle that does not exist', async () => {
    expect((await raid(await raider(game), 8_000_000)).status).toBe(404)
    expect((await raid(await raider(game), 0)).status).toBe(404)
  })

  it('until rest, immunity and cooldown are over', async () => {
    const [lord, victim] = [await raider(game, STRONG), await raider(game, WEAK)]
    await raid(lord, victim.player.id)
    game.clock.advance(12 * 3_600 + 1)
    expect((await raid(lord, victim.player.id)).status).toBe(200)
  })
})

describe('a garrison', () => {
  it('of more than 60 per cent is refused', async () => {
    const lord = await raider(game)
    const garrison = { top: 30, left: 30, right: 10, bottom: 0 }
    const { status, error } = await lord.call('setGarrison', { body: { garrison } })
    expect([status, error.code]).toEqual([422, 'garrisonTooLarge'])
    const fair = { ...garrison, right: 0 }
    expect((await lord.call('setGarrison', { body: { garrison: fair } })).body.garrison).toEqual(fair)
    expect(await raidsOf(lord)).toMatchObject({ garrison: fair, defence: { garrison: fair } })
  })
})

describe('spies', () => {
  it('show army and defence for half an hour, as they were', async () => {
    const [lord, victim] = [await raider(game), await raider(game, { walls: 4 })]
    const params = { opponentId: victim.player.id }
    expect((await lord.call('getOpponent', { params })).body.seen).toBeNull()
    const { body } = await lord.call('spyOnCastle', { params })
    expect(body.opponent.seen).toMatchObject({ castle: { walls: 4 }, host: { playerId: victim.player.id } })
    await victim.call('setGarrison', { body: { garrison: { top: 30, left: 0, right: 0, bottom: 0 } } })
    expect((await lord.call('getOpponent', { params })).body.seen?.castle.garrison.top).toBe(0)
    game.clock.advance(1_801)
    expect((await lord.call('getOpponent', { params })).body.seen).toBeNull()
  })

  it('are refused while the castle is on guard, and while they are away', async () => {
    const [lord, other, victim] = [await raider(game), await raider(game), await raider(game)]
    const params = { opponentId: victim.player.id }
    await lord.call('spyOnCastle', { params })
    expect((await other.call('spyOnCastle', { params })).error.code).toBe('spyImmune')
    const elsewhere = { opponentId: other.player.id }
    expect((await lord.call('spyOnCastle', { params: elsewhere })).error.code).toBe('spyCooldown')
    game.clock.advance(901)
    expect((await lord.call('spyOnCastle', { params: elsewhere })).status).toBe(200)
    game.clock.advance(300)
    expect((await other.call('spyOnCastle', { params })).status).toBe(200)
    expect((await other.call('spyOnCastle', { params: elsewhere })).error.code).toBe('ownCastle')
  })

  it('do not get into the castle of a blocked player', async () => {
    const [lord, victim] = [await raider(game), await raider(game)]
    await block(victim, lord)
    const { error } = await lord.call('spyOnCastle', { params: { opponentId: victim.player.id } })
    expect(error.code).toBe('castleClosed')
  })
})
