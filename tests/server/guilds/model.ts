import type { GuildPermission } from '#rules/guilds/guild.ts'
import type { Outcome } from '../../support/in-some-order.ts'

const REQUESTS_MAX = 5

/** A role as the test knows it. Rank 0 leads, the last is that of newcomers. */
export type ModelRole = { readonly name: string; readonly permissions: readonly GuildPermission[] }

const ALL: readonly GuildPermission[] = [
  'EDIT_ROLE',
  'EDIT_GUILD_INFO',
  'ACCEPT_JOIN_REQUEST',
  'REJECT_JOIN_REQUEST',
  'UPGRADE_ROLE',
  'DOWNGRADE_ROLE',
  'KICK_OUT',
  'DELETE_GUILD',
]
/** The permissions of the three roles of a new guild. */
function firstRoles(): ModelRole[] {
  return [
    { name: 'Глава', permissions: ALL },
    { name: 'Участник', permissions: ['ACCEPT_JOIN_REQUEST', 'REJECT_JOIN_REQUEST'] },
    { name: 'Новичок', permissions: [] },
  ]
}

/** What a test knows of a player, apart from the server. */
export type ModelFellow = { readonly id: number; diamonds: number }

/** Members with their ranks, in the order of joining; who asks; and all that happened. */
export type ModelGuild = {
  readonly tag: string
  roles: ModelRole[]
  readonly members: Map<number, number>
  readonly requests: Set<number>
  readonly history: string[]
}

export type ModelFounding = {
  readonly tag: string
  readonly founderId: number
  readonly endsAt: number
  readonly shares: Map<number, number>
}

export type ModelWorld = {
  readonly fellows: Map<number, ModelFellow>
  readonly guilds: Map<string, ModelGuild>
  readonly foundings: Map<string, ModelFounding>
}

export function emptyWorld(ids: readonly number[], diamonds: number): ModelWorld {
  return {
    fellows: new Map(ids.map((id) => [id, { id, diamonds }])),
    guilds: new Map(),
    foundings: new Map(),
  }
}

export function guildOf(world: ModelWorld, id: number): ModelGuild | undefined {
  return [...world.guilds.values()].find(({ members }) => members.has(id))
}

export function foundingOf(world: ModelWorld, id: number): ModelFounding | undefined {
  return [...world.foundings.values()].find(({ shares }) => shares.has(id))
}

export function purse(world: ModelWorld, id: number): ModelFellow {
  const fellow = world.fellows.get(id)
  if (!fellow) throw new Error('No such player')
  return fellow
}

function requestsOf(world: ModelWorld, id: number): number {
  return [...world.guilds.values()].filter(({ requests }) => requests.has(id)).length
}

function join(world: ModelWorld, guild: ModelGuild, id: number, rank: number): void {
  guild.members.set(id, rank)
  for (const other of world.guilds.values()) other.requests.delete(id)
}

/** A new guild of a leader and of those who founded it, too. */
export function establish(world: ModelWorld, tag: string, leader: number, partners: readonly number[]): void {
  const guild: ModelGuild = {
    tag,
    roles: firstRoles(),
    members: new Map(),
    requests: new Set(),
    history: [`CREATE ${leader}`],
  }
  world.guilds.set(tag, guild)
  join(world, guild, leader, 0)
  for (const id of partners) join(world, guild, id, 1)
}

export function ask(world: ModelWorld, id: number, guild: ModelGuild): Outcome {
  if (guild.requests.has(id)) return 'requestPending'
  if (guildOf(world, id)) return 'alreadyInGuild'
  if (foundingOf(world, id)) return 'foundingUnderway'
  if (requestsOf(world, id) >= REQUESTS_MAX) return 'tooManyJoinRequests'
  guild.requests.add(id)
  guild.history.push(`SEND_JOIN_REQUEST ${id}`)
  return 'done'
}

export function revoke(_: ModelWorld, id: number, guild: ModelGuild): Outcome {
  if (!guild.requests.delete(id)) return 'notFound'
  guild.history.push(`REVOKE_JOIN_REQUEST ${id}`)
  return 'done'
}

function may(guild: ModelGuild, id: number, permission: GuildPermission): boolean {
  const rank = guild.members.get(id)
  return rank !== undefined && (guild.roles[rank]?.permissions.includes(permission) ?? false)
}

export function answer(
  world: ModelWorld,
  id: number,
  guild: ModelGuild,
  candidate: number,
  isAccepted: boolean,
): Outcome {
  if (!may(guild, id, isAccepted ? 'ACCEPT_JOIN_REQUEST' : 'REJECT_JOIN_REQUEST')) return 'noPermission'
  if (!guild.requests.has(candidate)) return 'notFound'
  if (isAccepted && foundingOf(world, candidate)) return 'foundingUnderway'
  guild.requests.delete(candidate)
  guild.history.push(`${isAccepted ? 'ACCEPT' : 'REJECT'}_JOIN_REQUEST ${id} ${candidate}`)
  if (isAccepted) join(world, guild, candidate, guild.roles.length - 1)
  return 'done'
}

export function kick(guild: ModelGuild, id: number, target: number): Outcome {
  if (!may(guild, id, 'KICK_OUT')) return 'noPermission'
  const rank = guild.members.get(target)
  if (rank === undefined) return 'notFound'
  if (rank <= (guild.members.get(id) ?? 0)) return 'notOutranked'
  guild.members.delete(target)
  guild.history.push(`KICK_OUT ${id} ${target}`)
  return 'done'
}

export function moveRole(guild: ModelGuild, id: number, target: number, step: 1 | -1): Outcome {
  if (!may(guild, id, step < 0 ? 'UPGRADE_ROLE' : 'DOWNGRADE_ROLE')) return 'noPermission'
  const rank = guild.members.get(target)
  const own = guild.members.get(id) ?? 0
  if (rank === undefined) return 'notFound'
  if (rank <= own) return 'notOutranked'
  const given = rank + step
  if (given >= guild.roles.length) return 'noSuchRole'
  if (given <= own) return 'notOutranked'
  guild.members.set(target, given)
  guild.history.push(`CHANGE_ROLE ${id} ${target} ${guild.roles[rank]?.name}>${guild.roles[given]?.name}`)
  return 'done'
}

export function transfer(guild: ModelGuild, id: number, target: number): Outcome {
  if (guild.members.get(id) !== 0) return 'noPermission'
  const rank = guild.members.get(target)
  if (rank === undefined) return 'notFound'
  if (target === id) return 'notOutranked'
  guild.members.set(target, 0)
  guild.members.set(id, 1)
  guild.history.push(`TRANSFER_LEADERSHIP ${id} ${target} ${guild.roles[rank]?.name}>${guild.roles[0]?.name}`)
  return 'done'
}

export function leave(guild: ModelGuild, id: number): Outcome {
  const rank = guild.members.get(id)
  if (rank === undefined) return 'noPermission'
  if (rank === 0) return 'leaderStays'
  guild.members.delete(id)
  guild.history.push(`LEAVE_GUILD ${id}`)
  return 'done'
}

export function remove(world: ModelWorld, guild: ModelGuild, id: number): Outcome {
  if (!may(guild, id, 'DELETE_GUILD')) return 'noPermission'
  world.guilds.delete(guild.tag)
  return 'done'
}

/** Saves what the second role may. */
export function allow(guild: ModelGuild, id: number, permissions: readonly GuildPermission[]): Outcome {
  if (!may(guild, id, 'EDIT_ROLE')) return 'noPermission'
  guild.roles = guild.roles.map((role, rank) => (rank === 1 ? { ...role, permissions } : role))
  guild.history.push(`UPDATE_ROLES ${id}`)
  return 'done'
}

export function describe(guild: ModelGuild, id: number): Outcome {
  if (!may(guild, id, 'EDIT_GUILD_INFO')) return 'noPermission'
  guild.history.push(`UPDATE_DESCRIPTION ${id}`)
  return 'done'
}

/** What a command comes to that names a guild which is gone: a permission is asked for first, in whichever guild. */
export function unknown(
  world: ModelWorld,
  id: number,
  asked: readonly GuildPermission[] | undefined,
): Outcome {
  const guild = guildOf(world, id)
  const isAllowed = !asked || (guild && asked.some((permission) => may(guild, id, permission)))
  return isAllowed ? 'notFound' : 'noPermission'
}

/** The name of the role of a rank. */
export function rankName({ roles }: ModelGuild, rank: number): string {
  return roles[rank]?.name ?? ''
}
