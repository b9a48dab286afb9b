import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { CRUSADES } from '#catalogue/crusades/crusades.ts'
import { readWorn } from '#server/game/items/worn.ts'
import { now } from '#server/platform/clock.ts'
import { sql, sqlOne } from '#server/platform/sql.ts'
import { giveGear } from '../../support/give-items.ts'
import { noteLeftOut } from '../../support/note-left-out.ts'
import { type Game, openGame } from '../../support/open-game.ts'
import { type KnownLord, knownLord } from '../../support/two-lords.ts'
import { type Spoiled, type Subjects, spoil } from './spoiled-lists.ts'
import { arrangeLists } from './world-of-lists.ts'

/** Lists inside of an answer about one thing. The lists that are an answer are in spoiled-rows.test.ts. */
type NestedCase = {
  readonly what: string
  readonly spoiled: Spoiled
  /** The rows that the lord sees, and something of the same answer that stays. */
  readonly read: () => Promise<{ readonly rows: readonly unknown[]; readonly rest: unknown }>
}

const leftOut = noteLeftOut()
let game: Game
let lord: KnownLord
let of: Subjects
let guest: KnownLord
let ids: { founding: number; guest: number; lord: number }

/** A crusade of the lord's that two ask to join, their mottos at the castle, a guild that one asks, worn gear, and work of the lord's in the forge. */
async function arrangeNested() {
  const [boss] = CRUSADES
  const guests = [await knownLord(game), await knownLord(game)]
  const { id } = await sqlOne<{ id: number }>`
    INSERT INTO crusade (boss_key, name, leader_id, invite_key, created_at, changed_at)
    VALUES (${boss?.key}, 'За реку', ${lord.player.id}, ${randomUUID()}, ${now()}, ${now()}) RETURNING id`
  await sql`INSERT INTO crusade_member (crusade_id, player_id, joined_at) VALUES (${id}, ${lord.player.id}, ${now()})`
  for (const { player } of guests) {
    await sql`INSERT INTO crusade_candidate (crusade_id, player_id, kind, since) VALUES (${id}, ${player.id}, 'REQUEST', ${now()})`
    await sql`INSERT INTO left_motto (castle_id, author_id, motto, left_at)
      VALUES (${lord.player.id}, ${player.id}, 'Мы вернёмся', ${now()})`
  }
  const [first] = guests
  if (!first) throw new Error('There is no guest')
  await sql`INSERT INTO guild_request (guild_id, player_id, sent_at)
    SELECT guild_id, ${first.player.id}, ${now()} FROM guild_member WHERE player_id = ${lord.player.id}`
  await sql`INSERT INTO craft_recipe (player_id, gear_id, choice, created_at)
    VALUES (${lord.player.id}, 1, '{}', ${now()}), (${lord.player.id}, 7, '{}', ${now()})`
  await sql`INSERT INTO sharpening_try
      (player_id, gear_entity_id, gear_id, gear_name, type, level, chance_percent, is_sure, success, seed, created_at)
    VALUES (${lord.player.id}, 1, 1, 'Лук', 'LIMITS', 1, 50, false, true, repeat('0', 32), ${now()})`
  await giveGear(lord, { gearId: 1, quality: 50 }, { equippedSlot: 1 })
  const { founding } = await sqlOne<{ founding: number }>`SELECT max(id) AS founding FROM guild_founding`
  return { guest: first, ids: { founding, guest: first.player.id, lord: lord.player.id } }
}

beforeAll(async () => {
  game = await openGame({}, undefined, leftOut.onLeftOut)
  ;({ lord, of } = await arrangeLists(game))
  ;({ guest, ids } = await arrangeNested())
})
afterAll(async () => {
  // They have booked nothing.
  await sql`DELETE FROM correction`
  await game.close()
})
beforeEach(() => {
  leftOut.lines.length = 0
})

function never(table: string, column: string, where?: string): Spoiled {
  return { table, column, value: 'infinity', where }
}

function spoiledCraft(): Spoiled {
  const where = `player_id = ${ids.lord} AND equipped_slot IS NOT NULL`
  return { table: 'gear', column: 'craft', value: '{"squires":"много"}', where }
}

const CASES: Readonly<Record<string, () => NestedCase>> = {
  'shares of a founding': () => ({
    what: 'guild shares',
    spoiled: never('guild_share', 'chipped_in_at', `founding_id = ${ids.founding}`),
    read: async () => {
      const { body } = await lord.call('getGuildFounding', { params: { foundingId: ids.founding } })
      return { rows: body.shares, rest: body.diamonds }
    },
  }),
  'members of a guild': () => ({
    what: 'guild members',
    spoiled: never('guild_member', 'joined_at'),
    read: async () => {
      const { body } = await lord.call('getGuild', { params: { guildTag: of.guildTag } })
      return { rows: body.members, rest: body.name }
    },
  }),
  'requests of a player to guilds': () => ({
    what: 'guild requests',
    spoiled: never('guild_request', 'sent_at', `player_id = ${ids.guest}`),
    read: async () => {
      const { body } = await guest.call('getOwnGuild')
      return { rows: body.requests, rest: body.requestsMax }
    },
  }),
  'candidates of a crusade': () => ({
    what: 'crusade candidates',
    spoiled: never('crusade_candidate', 'since', `player_id = ${ids.guest}`),
    read: async () => {
      const { body } = await lord.call('getOwnCrusade')
      return { rows: body.crusade?.requests ?? [], rest: body.crusade?.name }
    },
  }),
  'mottos of a castle': () => ({
    what: 'mottos',
    spoiled: never('left_motto', 'left_at', `author_id = ${ids.guest}`),
    read: async () => {
      const { body } = await lord.call('getPlayer', { params: { playerId: lord.player.id } })
      return { rows: body.mottos, rest: body.player.name }
    },
  }),
  'the strongest castles of the world': () => ({
    what: 'neighbours',
    spoiled: never('player', 'last_seen_at', `id = ${ids.guest}`),
    read: async () => {
      game.clock.advance(61)
      const { body } = await game.visitor('getWorld')
      return { rows: body.strongest, rest: body.castles }
    },
  }),
  'worn gear of a castle': () => ({
    what: 'gear of others',
    spoiled: spoiledCraft(),
    read: async () => {
      const { body } = await guest.call('getPlayer', { params: { playerId: ids.lord } })
      return { rows: body.gear ?? [], rest: body.player.name }
    },
  }),
  'worn gear that strengthens an army': () => ({
    what: 'worn gear',
    spoiled: spoiledCraft(),
    read: async () => {
      const { army } = await lord.gameData('army')
      return { rows: await readWorn(ids.lord), rest: army?.data.groups.length }
    },
  }),
  'best records of challenges': () => ({
    what: 'records',
    spoiled: never(
      'challenge_record',
      'ended_at',
      `player_id = (SELECT max(player_id) FROM challenge_record)`,
    ),
    read: async () => {
      const { body } = await lord.call('listChallengeRecords')
      return { rows: body.items.flatMap(({ best }) => best), rest: body.items.map(({ own }) => own?.score) }
    },
  }),
  'prize of a past challenge': () => ({
    what: 'prizes',
    spoiled: {
      table: 'challenge_score',
      column: 'reward',
      value: '{"gold":"много"}',
      where: `player_id = ${ids.lord} AND challenge_id = ${of.challengeId}`,
    },
    read: async () => {
      const { body } = await lord.call('getPastChallenge', { params: { challengeId: of.challengeId } })
      return { rows: body.own?.reward ? [body.own.reward] : [], rest: body.items.length }
    },
  }),
  'recipes of the craft book': () => ({
    what: 'recipes',
    spoiled: { table: 'craft_recipe', column: 'choice', value: '{"squires":"много"}', where: 'gear_id = 7' },
    read: async () => {
      const { craftBook } = await lord.gameData('craftBook')
      return { rows: craftBook?.data.recipes ?? [], rest: craftBook?.data.recipesMax }
    },
  }),
  'tries of the forge': () => ({
    what: 'sharpening tries',
    spoiled: never('sharpening_try', 'created_at'),
    read: async () => {
      const { forgeGrind } = await lord.gameData('forgeGrind')
      return { rows: forgeGrind?.data.tries ?? [], rest: forgeGrind?.data.pieces.length }
    },
  }),
}

describe('a spoiled row', () => {
  it.each(Object.keys(CASES))('of %s is left out, and the rest of the answer is shown', async (name) => {
    const one = CASES[name]?.()
    if (!one) throw new Error('There is no such case')
    const whole = await one.read()
    expect(whole.rows.length).toBeGreaterThan(0)
    expect(leftOut.lines).toEqual([])
    const undo = await spoil(one.spoiled)
    try {
      const { rows, rest } = await one.read()
      expect(rows).toHaveLength(whole.rows.length - 1)
      expect(rest).toEqual(whole.rest)
      expect(leftOut.lines.some((line) => line.startsWith(`${one.what} {`))).toBe(true)
    } finally {
      await undo()
    }
  })
})
