import type { GuildPermission } from '../../../rules/guilds/guild.ts'

const REQUESTS_MAX = 5
const COST = 1_000
const SHARE_MIN = 50

/** A role as the test knows it. Rank 0 leads, the last is that of newcomers. */
type ModelRole = { readonly name: string; readonly permissions: readonly GuildPermission[] }

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
const ROLES: readonly ModelRole[] = [
  { name: 'Глава', permissions: ALL },
  { name: 'Участник', permissions: ['ACCEPT_JOIN_REQUEST', 'REJECT_JOIN_REQUEST'] },
  { name: 'Новичок', permissions: [] },
]

/** What a test knows of a player, apart from the server. */
export type ModelFellow = { readonly id: number; diamonds: number }

/** Members with their ranks, in the order of joining; who asks; and all that happened. */
export type ModelGuild = {
  readonly tag: string
  readonly members: Map<number, number>
  readonly requests: Set<number>
  readonly history: string[]
}

export type ModelFounding = {
  readonly id: number
  readonly founderId: number
  readonly names: { readonly name: string; readonly tag: string }
  readonly endsAt: number
  readonly shares: Map<number, number>
}

export type ModelWorld = {
  readonly fellows: Map<number, ModelFellow>
  readonly guilds: Map<string, ModelGuild>
  readonly foundings: Map<number, ModelFounding>
}

/** The code that a call must be refused with, or null. */
export type Outcome = string | null

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

function purse(world: ModelWorld, id: number): ModelFellow {
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

function collected({ shares }: ModelFounding): number {
  return [...shares.values()].reduce((sum, share) => sum + share, 0)
}

function establish(world: ModelWorld, tag: string, leader: number, partners: readonly number[]): void {
  const guild: ModelGuild = { tag, members: new Map(), requests: new Set(), history: [`CREATE ${leader}`] }
  world.guilds.set(tag, guild)
  join(world, guild, leader, 0)
  for (const id of partners) join(world, guild, id, 1)
}

function takePart(world: ModelWorld, id: number, founding?: ModelFounding): Outcome {
  if (guildOf(world, id)) return 'alreadyInGuild'
  const own = foundingOf(world, id)
  return own && own !== founding ? 'foundingUnderway' : null
}

function shareOutcome(world: ModelWorld, id: number, amount: number, founding?: ModelFounding): Outcome {
  const refused = takePart(world, id, founding)
  if (refused) return refused
  const missing = COST - (founding ? collected(founding) : 0)
  const least = Math.min(missing, founding?.shares.has(id) ? 1 : SHARE_MIN)
  if (amount < least) return 'shareTooSmall'
  if (amount > missing) return 'shareTooLarge'
  return purse(world, id).diamonds < amount ? 'notEnoughDiamonds' : null
}

export function found(world: ModelWorld, id: number, tag: string): Outcome {
  const refused = shareOutcome(world, id, COST)
  if (refused) return refused
  purse(world, id).diamonds -= COST
  establish(world, tag, id, [])
  return null
}

export function mayOpen(world: ModelWorld, id: number, amount: number): Outcome {
  return shareOutcome(world, id, amount)
}

/** A founding that the server has opened, before its first share. */
export function addFounding(world: ModelWorld, founding: ModelFounding): void {
  world.foundings.set(founding.id, founding)
}

export function chip(
  world: ModelWorld,
  id: number,
  founding: ModelFounding,
  amount: number,
  now: number,
): Outcome {
  if (!world.foundings.has(founding.id) || founding.endsAt <= now) return 'foundingClosed'
  const refused = shareOutcome(world, id, amount, founding)
  if (refused) return refused
  purse(world, id).diamonds -= amount
  founding.shares.set(id, (founding.shares.get(id) ?? 0) + amount)
  if (collected(founding) < COST) return null
  world.foundings.delete(founding.id)
  const partners = [...founding.shares.keys()].filter((one) => one !== founding.founderId)
  establish(world, founding.names.tag, founding.founderId, partners)
  return null
}

export function withdraw(world: ModelWorld, id: number, founding: ModelFounding): Outcome {
  if (founding.founderId === id) return 'founderStays'
  const share = founding.shares.get(id)
  if (share === undefined) return 'noShare'
  founding.shares.delete(id)
  purse(world, id).diamonds += share
  return null
}

/** Pays everybody back: cancelled, or after its time. */
export function endFounding(world: ModelWorld, founding: ModelFounding): void {
  for (const [id, share] of founding.shares) purse(world, id).diamonds += share
  world.foundings.delete(founding.id)
}

export function ask(world: ModelWorld, id: number, guild: ModelGuild): Outcome {
  if (guild.requests.has(id)) return 'requestPending'
  if (guildOf(world, id)) return 'alreadyInGuild'
  if (foundingOf(world, id)) return 'foundingUnderway'
  if (requestsOf(world, id) >= REQUESTS_MAX) return 'tooManyJoinRequests'
  guild.requests.add(id)
  guild.history.push(`SEND_JOIN_REQUEST ${id}`)
  return null
}

export function revoke(_world: ModelWorld, id: number, guild: ModelGuild): Outcome {
  if (!guild.requests.delete(id)) return 'notFound'
  guild.history.push(`REVOKE_JOIN_REQUEST ${id}`)
  return null
}

function may(guild: ModelGuild, id: number, permission: GuildPermission): boolean {
  const rank = guild.members.get(id)
  return rank !== undefined && (ROLES[rank]?.permissions.includes(permission) ?? false)
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
  if (isAccepted) join(world, guild, candidate, ROLES.length - 1)
  return null
}

export function kick(guild: ModelGuild, id: number, target: number): Outcome {
  if (!may(guild, id, 'KICK_OUT')) return 'noPermission'
  const rank = guild.members.get(target)
  if (rank === undefined) return 'notFound'
  if (rank <= (guild.members.get(id) ?? 0)) return 'notOutranked'
  guild.members.delete(target)
  guild.history.push(`KICK_OUT ${id} ${target}`)
  return null
}

export function moveRole(guild: ModelGuild, id: number, target: number, step: 1 | -1): Outcome {
  if (!may(guild, id, step < 0 ? 'UPGRADE_ROLE' : 'DOWNGRADE_ROLE')) return 'noPermission'
  const rank = guild.members.get(target)
  const own = guild.members.get(id) ?? 0
  if (rank === undefined) return 'notFound'
  if (rank <= own) return 'notOutranked'
  const given = rank + step
  if (given >= ROLES.length) return 'noSuchRole'
  if (given <= own) return 'notOutranked'
  guild.members.set(target, given)
  guild.history.push(`CHANGE_ROLE ${id} ${target} ${ROLES[rank]?.name}>${ROLES[given]?.name}`)
  return null
}

export function transfer(guild: ModelGuild, id: number, target: number): Outcome {
  if (guild.members.get(id) !== 0) return 'noPermission'
  const rank = guild.members.get(target)
  if (rank === undefined) return 'notFound'
  if (target === id) return 'notOutranked'
  guild.members.set(target, 0)
  guild.members.set(id, 1)
  guild.history.push(`TRANSFER_LEADERSHIP ${id} ${target} ${ROLES[rank]?.name}>${ROLES[0]?.name}`)
  return null
}

export function leave(guild: ModelGuild, id: number): Outcome {
  const rank = guild.members.get(id)
  if (rank === undefined) return 'noPermission'
  if (rank === 0) return 'leaderStays'
  guild.members.delete(id)
  guild.history.push(`LEAVE_GUILD ${id}`)
  return null
}

export function remove(world: ModelWorld, guild: ModelGuild, id: number): Outcome {
  if (!may(guild, id, 'DELETE_GUILD')) return 'noPermission'
  world.guilds.delete(guild.tag)
  return null
}

/** The name of the role of a rank. */
export function rankName(rank: number): string {
  return ROLES[rank]?.name ?? ''
}
