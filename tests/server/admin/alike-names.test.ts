import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Role } from '#generated/types.ts'
import { RENAME_DIAMONDS } from '#rules/settings/rename.ts'
import { readAlikeNames } from '#server/domains/admin/alike-names.ts'
import { checkAllNames } from '#server/game/alike-names/check-names.ts'
import { startAlikeNames } from '#server/game/alike-names/timer.ts'
import { nameKeyOf } from '#server/game/player/name-key.ts'
import { part, sql } from '#server/platform/sql.ts'
import { runOneTimer } from '#server/platform/timers/run-timer.ts'
import { type Game, type Lord, openGame } from '../../support/open-game.ts'
import { giveSecondFactor } from '../../support/second-factor.ts'
import { bodyOf, fellow, freshNames } from '../guilds/guild-folk.ts'
import { leaver, letGo } from '../settings/leavers.ts'

type GuildNames = { readonly name: string; readonly tag: string }

let game: Game
let keeper: Lord
let model: Lord
let alike: Lord
let reserved: Lord
let modelGuild: Awaited<ReturnType<typeof guildOf>>
let alikeGuild: Awaited<ReturnType<typeof guildOf>>

async function administrator(role: Role): Promise<Lord> {
  const lord = await game.lord()
  await sql`UPDATE player SET roles = ${['PLAYER', role]}::text[] WHERE id = ${lord.player.id}`
  await giveSecondFactor(lord.player.id)
  return lord
}

/** A lord whose name is older than the rule: nothing has claimed its look. */
async function lordFromBefore(name: string): Promise<Lord> {
  const lord = await game.lord()
  await sql`UPDATE player SET name = ${name}, name_key = ${nameKeyOf(name)} WHERE id = ${lord.player.id}`
  await sql`DELETE FROM player_look WHERE player_id = ${lord.player.id}`
  return lord
}

async function guildOf(names: GuildNames) {
  const leader = await fellow(game, 1_000)
  bodyOf(await leader.call('foundGuild', { body: names }))
  const [guild] = await sql<{ id: number }>`SELECT id FROM guild WHERE leader_id = ${leader.player.id}`
  return { id: guild?.id ?? 0, leader, leaderId: leader.player.id }
}

async function guildFromBefore({ name, tag }: GuildNames) {
  const guild = await guildOf(freshNames())
  await sql`UPDATE guild SET name = ${name}, name_key = ${nameKeyOf(name)}, tag = ${tag}, tag_key = ${nameKeyOf(tag)}
    WHERE id = ${guild.id}`
  await sql`UPDATE player SET guild_tag = ${tag} WHERE id = ${guild.leaderId}`
  await sql`DELETE FROM guild_claim WHERE guild_id = ${guild.id} AND key LIKE 'look-%'`
  return guild
}

async function listed(query: Readonly<Record<string, unknown>> = {}) {
  const asked = Object.entries(query).map(([name, value]) => [name, JSON.stringify(value)])
  return bodyOf(await keeper.call('listAlikeNamesForAdmin', { query: Object.fromEntries(asked) }))
}

beforeAll(async () => {
  game = await openGame()
  keeper = await administrator('USER_ADMIN')
  model = await game.lord({ diamonds: 1_000 })
  bodyOf(await model.call('changeProfile', { body: { name: 'Громобой', expectedDiamonds: 0 } }))
  alike = await lordFromBefore('Гром0бой')
  reserved = await lordFromBefore('Модератор')
  modelGuild = await guildOf({ name: 'Дружина Грома', tag: 'ГРОМ' })
  alikeGuild = await guildFromBefore({ name: 'Дружина Гр0ма', tag: 'ГР0М' })
  await guildFromBefore({ name: 'Дружина одна', tag: 'АДМН' })
})
afterAll(() => game.close())

describe('names from before', () => {
  it('are listed after the check, with what they look like', async () => {
    expect(await listed()).toEqual([])
    await checkAllNames()
    const ofPlayer = { kind: 'PLAYER', guildTag: null, leaderId: null, likeGuildTag: null } as const
    const ofGuild = { ownerId: alikeGuild.id, leaderId: alikeGuild.leaderId, guildTag: 'ГР0М' }
    const likeGuild = { likeId: modelGuild.id, likeGuildTag: 'ГРОМ' }
    expect(await listed()).toEqual([
      {
        ...ofPlayer,
        id: `PLAYER-${alike.player.id}`,
        ownerId: alike.player.id,
        name: 'Гром0бой',
        like: 'Громобой',
        likeId: model.player.id,
      },
      {
        ...ofPlayer,
        id: `PLAYER-${reserved.player.id}`,
        ownerId: reserved.player.id,
        name: 'Модератор',
        like: null,
        likeId: null,
      },
      {
        ...ofGuild,
        ...likeGuild,
        id: `GUILD-${alikeGuild.id}`,
        kind: 'GUILD',
        name: 'Дружина Гр0ма',
        like: 'Дружина Грома',
      },
      { ...ofGuild, ...likeGuild, id: `TAG-${alikeGuild.id}`, kind: 'TAG', name: 'ГР0М', like: 'ГРОМ' },
      expect.objectContaining({ kind: 'TAG', name: 'АДМН', like: null, likeId: null, likeGuildTag: null }),
    ])
  })

  it('are listed by ranges, in both orders and by kind', async () => {
    const names = async (query: Readonly<Record<string, unknown>>) =>
      (await listed(query)).map(({ name }) => name)
    expect(await names({ range: [1, 3] })).toEqual(['Модератор', 'Дружина Гр0ма', 'ГР0М'])
    expect(await names({ sort: ['id', 'DESC'], range: [0, 1] })).toEqual(['АДМН', 'ГР0М'])
    expect(await names({ sort: ['id', 'DESC'], range: [4, 9] })).toEqual(['Гром0бой'])
    expect(await names({ filter: { kind: 'TAG' } })).toEqual(['ГР0М', 'АДМН'])
    const wrong = await keeper.call('listAlikeNamesForAdmin', { query: { filter: '{"kind":"LORD"}' } })
    expect(wrong.status).toBe(400)
  })

  it('are the same for operators', async () => {
    const read = await readAlikeNames()
    expect(read.map(({ name, like }) => [name, like]).sort()).toEqual(
      (await listed()).map(({ name, like }) => [name, like]).sort(),
    )
  })

  it('are for administrators of players only', async () => {
    const statuses: Record<string, number> = {}
    for (const role of [
      'SUPER_ADMIN',
      'CONTENT_ADMIN',
      'KNOWLEDGE_BASE_ADMIN',
      'GUIDES_ADMIN',
      'PLAYER',
    ] as const) {
      const { status } = await (await administrator(role)).call('listAlikeNamesForAdmin')
      statuses[role] = status
    }
    expect(statuses).toEqual({
      SUPER_ADMIN: 200,
      CONTENT_ADMIN: 403,
      KNOWLEDGE_BASE_ADMIN: 403,
      GUIDES_ADMIN: 403,
      PLAYER: 403,
    })
  })

  it('are found by the timer, step by step, and again after a day', async () => {
    await sql`DELETE FROM alike_name`
    await sql`DELETE FROM timer`
    await startAlikeNames()
    const run = () => runOneTimer(game.platform, undefined, part`kind = 'alikeNames'`)
    expect(await run()).toBe(true)
    expect((await listed()).map(({ kind }) => kind)).toEqual(['PLAYER', 'PLAYER'])
    expect(await run()).toBe(false)
    game.clock.advance(1)
    expect(await run()).toBe(true)
    expect(await listed()).toHaveLength(5)
    game.clock.advance(86_399)
    expect(await run()).toBe(false)
    game.clock.advance(1)
    expect(await run()).toBe(true)
  })

  it('leave the list with the name, the owner, and what they looked like', async () => {
    const names = async () => (await listed()).map(({ name }) => name)
    bodyOf(await reserved.call('changeProfile', { body: { name: 'Тихомир', expectedDiamonds: 0 } }))
    expect(await names()).not.toContain('Модератор')
    bodyOf(await modelGuild.leader.call('deleteGuild', { params: { guildTag: 'ГРОМ' } }))
    expect(await names()).toEqual(['Гром0бой', 'АДМН'])
    await sql`UPDATE player_name SET until = until - interval '31 days'`
    bodyOf(
      await model.call('changeProfile', { body: { name: 'Светозар', expectedDiamonds: RENAME_DIAMONDS } }),
    )
    expect(await names()).toEqual(['АДМН'])
  })

  it('are forgotten with the player', async () => {
    const gone = await leaver(game, 'Поддержка')
    await checkAllNames()
    expect((await listed()).map(({ name }) => name)).toContain('Поддержка')
    await letGo(game, gone)
    expect(await sql`SELECT FROM alike_name WHERE kind = 'PLAYER' AND owner_id = ${gone.player.id}`).toEqual(
      [],
    )
    await checkAllNames()
    expect((await listed()).map(({ name }) => name)).toEqual(['АДМН'])
  })
})
