import { GUILD_COST, GUILD_FOUNDERS_MAX, GUILD_MEMBERS_MAX } from '#rules/guilds/guild.ts'
import type { Castle } from '../castle.ts'
import { ageDays } from '../clock.ts'
import { spend } from '../money.ts'

/** Level at which castles of the simulator look for a guild: raids are open, and the tutorial has told of guilds. */
const GUILD_LEVEL = 11
/** Diamonds that a castle keeps for itself when it chips into a founding. */
const KEPT_DIAMONDS = 10
const JOINERS: readonly Castle['archetype'][] = ['casual', 'engaged', 'payer', 'trader', 'raider']

/** A guild of a shard: ids of its members. */
export type Guild = { members: Set<number> }

/** The guilds of a shard, and the shares of the one that is being founded, by castle id. */
export type Guilds = { founded: Guild[]; shares: Map<number, number> }

export function newGuilds(): Guilds {
  return { founded: [], shares: new Map() }
}

function pooled({ shares }: Guilds): number {
  return [...shares.values()].reduce((sum, share) => sum + share, 0)
}

function isMember(guilds: Guilds, { id }: Castle): boolean {
  return guilds.founded.some(({ members }) => members.has(id))
}

function enter(guild: Guild, castle: Castle, now: number): void {
  guild.members.add(castle.id)
  castle.outside.savesForGuild = false
  castle.record.guildDay = ageDays(castle, now)
}

/** Puts what the castle can spare into the founding, at most what is missing. */
function chipIn(guilds: Guilds, castle: Castle, now: number): void {
  if (!guilds.shares.has(castle.id) && guilds.shares.size >= GUILD_FOUNDERS_MAX) return
  const share = Math.min(castle.diamonds - KEPT_DIAMONDS, GUILD_COST.diamonds - pooled(guilds))
  if (share < 1) return
  spend(castle, 'diamonds', share, 'guild', now)
  guilds.shares.set(castle.id, (guilds.shares.get(castle.id) ?? 0) + share)
}

/** Founds the guild of a full pool: everybody who gave is a member. */
function found(guilds: Guilds, castles: readonly Castle[], now: number): void {
  const guild: Guild = { members: new Set() }
  for (const castle of castles) if (guilds.shares.has(castle.id)) enter(guild, castle, now)
  guilds.founded.push(guild)
  guilds.shares = new Map()
}

/** Guilds of one hour: who has none takes a free seat, or chips into the next founding. */
export function playGuilds(
  guilds: Guilds,
  { castles, seated }: { castles: readonly Castle[]; seated: readonly Castle[] },
  now: number,
): void {
  for (const castle of seated) {
    if (castle.level < GUILD_LEVEL || !JOINERS.includes(castle.archetype) || isMember(guilds, castle))
      continue
    const open = guilds.founded.find(({ members }) => members.size < GUILD_MEMBERS_MAX)
    if (open !== undefined && !guilds.shares.has(castle.id)) {
      enter(open, castle, now)
      continue
    }
    castle.outside.savesForGuild = true
    chipIn(guilds, castle, now)
    if (pooled(guilds) >= GUILD_COST.diamonds) found(guilds, castles, now)
  }
}
