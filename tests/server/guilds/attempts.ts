import type { OperationId } from '#generated/operations.ts'
import type { Random } from '#rules/core/random.ts'
import { GUILD_PERMISSIONS, type GuildPermission } from '#rules/guilds/guild.ts'
import type { Attempt } from '../../support/in-some-order.ts'
import type { Game, Lord } from '../../support/open-game.ts'
import { cancel, chip, found, open, withdraw } from './founding-model.ts'
import { freshNames, seen } from './guild-folk.ts'
import {
  allow,
  answer,
  ask,
  describe,
  kick,
  leave,
  type ModelGuild,
  type ModelWorld,
  moveRole,
  remove,
  revoke,
  transfer,
  unknown,
} from './model.ts'

const WEEK_SECONDS = 7 * 24 * 3600

/** Eight players, what the test knows of them, and its dice. */
export type Life = {
  readonly game: Game
  readonly lords: readonly Lord[]
  readonly random: Random
  world: ModelWorld
  /** Ids of foundings by tag. */
  readonly foundingIds: Map<string, number>
  /** Names that somebody has wished for. */
  readonly names: { readonly name: string; readonly tag: string }[]
}

export function nowMs({ game }: Life): number {
  return game.clock.now().getTime()
}

/** Mostly new names, at times those that somebody has wished for already, perhaps in small letters. */
function namesFor({ random, names }: Life) {
  const known = names.length > 0 && random.int(1, 4) === 1 ? random.pick(names.slice(-3)) : null
  if (known) {
    const body = { name: known.name.toUpperCase(), tag: known.tag.toLowerCase() }
    return { tag: known.tag, body: random.int(1, 2) === 1 ? body : known }
  }
  const fresh = freshNames()
  names.push(fresh)
  return { tag: fresh.tag, body: fresh }
}

/** Somebody of the guild, at times somebody else. */
function ofGuild({ lords, random }: Life, guild: ModelGuild): Lord {
  const inside = lords.filter(({ player }) => guild.members.has(player.id))
  return random.int(1, 4) === 1 || inside.length === 0 ? random.pick(lords) : random.pick(inside)
}

function startAlone(life: Life): Attempt<ModelWorld> {
  const lord = life.random.pick(life.lords)
  const { tag, body } = namesFor(life)
  return {
    name: `${lord.player.id} founds ${tag}`,
    book: (world) => found(world, lord.player.id, tag),
    call: () => lord.call('foundGuild', { body }),
  }
}

function startTogether(life: Life): Attempt<ModelWorld> {
  const lord = life.random.pick(life.lords)
  const { tag, body } = namesFor(life)
  const amount = life.random.pick([20, 50, 300, 700, 1_000])
  const founding = { tag, founderId: lord.player.id, endsAt: nowMs(life) + WEEK_SECONDS * 1000 }
  return {
    name: `${lord.player.id} collects for ${tag}, ${amount}`,
    book: (world) => open(world, founding, amount, nowMs(life)),
    call: async () => {
      const answered = await lord.call('createGuildFounding', { body: { ...body, diamonds: amount } })
      if (answered.status === 200) life.foundingIds.set(tag, answered.body.founding.foundingId)
      return answered
    },
  }
}

function aroundFounding(life: Life): Attempt<ModelWorld> {
  const { random } = life
  const [founding] = life.world.foundings.values()
  const foundingId = founding && life.foundingIds.get(founding.tag)
  if (!founding || foundingId === undefined) return startTogether(life)
  const { tag, founderId } = founding
  const lord = random.pick(life.lords)
  const { id } = lord.player
  const params = { foundingId }
  const lot = random.int(1, 10)
  /** What is known of the founding, if it still collects. */
  const there = (world: ModelWorld) => {
    const known = world.foundings.get(tag)
    return known?.founderId === founderId ? known : undefined
  }
  if (lot <= 6) {
    const amount = random.pick([1, 50, 200, 400, 900])
    return {
      name: `${id} chips ${amount} into ${tag}`,
      book: (world) => {
        const known = there(world)
        return known ? chip(world, id, known, amount, nowMs(life)) : 'foundingClosed'
      },
      call: () => lord.call('chipIntoFounding', { params, body: { diamonds: amount } }),
    }
  }
  if (lot <= 8) {
    return {
      name: `${id} withdraws from ${tag}`,
      book: (world) => {
        const known = there(world)
        return known ? withdraw(world, id, known) : 'foundingClosed'
      },
      call: () => lord.call('withdrawFromFounding', { params }),
    }
  }
  return {
    name: `${id} cancels ${tag}`,
    book: (world) => {
      const known = there(world)
      if (known) return cancel(world, id, known)
      return id === founderId ? 'foundingClosed' : 'notFound'
    },
    call: () => lord.call('cancelGuildFounding', { params }),
  }
}

type OnGuild = {
  readonly tag: string
  readonly actor: Lord
  readonly operation: OperationId
  /** Permissions that the operation asks for before it looks for the guild. */
  readonly asks?: readonly GuildPermission[]
  readonly playerId?: number
  readonly body?: object
  readonly book: (world: ModelWorld, guild: ModelGuild, id: number) => string
}

function onGuild({ tag, actor, operation, asks, playerId = 0, body, book }: OnGuild): Attempt<ModelWorld> {
  const { id } = actor.player
  return {
    name: `${id} ${operation} ${tag} ${playerId}`,
    book: (world) => {
      const guild = world.guilds.get(tag)
      return guild ? book(world, guild, id) : unknown(world, id, asks)
    },
    call: () => actor.call(operation, { params: { guildTag: tag, playerId }, body }),
  }
}

function aroundRequests(life: Life, guild: ModelGuild): Attempt<ModelWorld> {
  const { random } = life
  const { tag } = guild
  const actor = random.pick(life.lords)
  const lot = random.int(1, 10)
  if (lot <= 4)
    return onGuild({
      tag,
      actor,
      operation: 'sendGuildJoinRequest',
      book: (world, there, id) => ask(world, id, there),
    })
  if (lot <= 5)
    return onGuild({
      tag,
      actor,
      operation: 'revokeGuildJoinRequest',
      book: (world, there, id) => revoke(world, id, there),
    })
  const playerId = [...guild.requests][0] ?? actor.player.id
  const isAccepted = lot <= 9
  return onGuild({
    tag,
    actor: ofGuild(life, guild),
    playerId,
    operation: isAccepted ? 'acceptGuildJoinRequest' : 'rejectGuildJoinRequest',
    asks: [isAccepted ? 'ACCEPT_JOIN_REQUEST' : 'REJECT_JOIN_REQUEST'],
    book: (world, there, id) => answer(world, id, there, playerId, isAccepted),
  })
}

/** Everybody's permissions but for the editing of roles, which stays the leader's. */
const GIVEN = GUILD_PERMISSIONS.filter((one) => one !== 'EDIT_ROLE' && one !== 'DELETE_GUILD')

async function aroundRoles(life: Life, guild: ModelGuild): Promise<Attempt<ModelWorld>> {
  const { tag } = guild
  const actor = ofGuild(life, guild)
  if (life.random.int(1, 3) === 1)
    return onGuild({
      tag,
      actor,
      operation: 'editGuild',
      asks: ['EDIT_GUILD_INFO'],
      body: { notice: 'Сбор у ворот' },
      book: (_, there, id) => describe(there, id),
    })
  const permissions = GIVEN.filter(() => life.random.int(1, 2) === 1)
  const insider = life.lords.find(({ player }) => guild.members.has(player.id))
  if (!insider) throw new Error('The guild has no members')
  const roles = (await seen(insider, tag)).roles ?? []
  const wanted = roles.map(({ roleId, name, permissions: had }, rank) => ({
    roleId,
    name,
    permissions: rank === 1 ? permissions : had,
  }))
  return onGuild({
    tag,
    actor,
    operation: 'saveGuildRoles',
    asks: ['EDIT_ROLE'],
    body: { roles: wanted },
    book: (_, there, id) => allow(there, id, permissions),
  })
}

function aroundMembers(life: Life, guild: ModelGuild): Attempt<ModelWorld> {
  const { random } = life
  const { tag } = guild
  const actor = ofGuild(life, guild)
  const playerId = ofGuild(life, guild).player.id
  const about = { tag, actor, playerId }
  const lot = random.int(1, 20)
  if (lot <= 10) {
    const step = random.pick([1, -1] as const)
    return onGuild({
      ...about,
      operation: 'changeGuildRole',
      asks: ['UPGRADE_ROLE', 'DOWNGRADE_ROLE'],
      body: { change: step < 0 ? 'UPGRADE' : 'DOWNGRADE' },
      book: (_, there, id) => moveRole(there, id, playerId, step),
    })
  }
  if (lot <= 13)
    return onGuild({
      ...about,
      operation: 'kickGuildMember',
      asks: ['KICK_OUT'],
      book: (_, there, id) => kick(there, id, playerId),
    })
  if (lot <= 16)
    return onGuild({ ...about, operation: 'leaveGuild', book: (_, there, id) => leave(there, id) })
  if (lot <= 19)
    return onGuild({
      ...about,
      operation: 'transferGuildLeadership',
      body: { playerId },
      book: (_, there, id) => transfer(there, id, playerId),
    })
  return onGuild({
    ...about,
    operation: 'deleteGuild',
    asks: ['DELETE_GUILD'],
    book: (world, there, id) => remove(world, there, id),
  })
}

/** What one of the players does next. */
export async function drawAttempt(life: Life): Promise<Attempt<ModelWorld>> {
  const guilds = [...life.world.guilds.values()]
  const guild = guilds.length > 0 ? life.random.pick(guilds) : undefined
  const lot = life.random.int(1, 100)
  if (lot <= 6 || (!guild && lot <= 30)) return startAlone(life)
  if (lot <= 22 || !guild) return aroundFounding(life)
  if (lot <= 58) return aroundRequests(life, guild)
  return lot <= 66 ? aroundRoles(life, guild) : aroundMembers(life, guild)
}
