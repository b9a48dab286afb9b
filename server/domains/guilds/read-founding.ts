import type { GuildFounding, ListedFounding } from '#generated/types.ts'
import { type FoundingState, shareBounds, takePartRefusals } from '#rules/guilds/founding.ts'
import { GUILD_COST, GUILD_FOUNDERS_MAX } from '#rules/guilds/guild.ts'
import {
  type FoundingRow,
  findOpenFoundingOf,
  type ListedFoundingRow,
  readShares,
} from '../../game/guilds/foundings.ts'
import { viewPlayerInfo } from '../../game/player/player-info.ts'
import { findPlayer, type PlayerRow } from '../../game/player/player-row.ts'
import { bulkhead, viewRows } from '../../platform/bulkhead.ts'
import { now } from '../../platform/clock.ts'
import { FOUNDER_BLOCKED, FOUNDING_CLOSED } from './founding-refusals.ts'
import { viewReasons } from './views.ts'

const SHARES = bulkhead('guild shares')

/** A founding as the caller sees it. */
export async function readFounding(
  founding: FoundingRow,
  caller: Pick<PlayerRow, 'id' | 'guildTag'>,
): Promise<GuildFounding> {
  const [shares, founder, open] = await Promise.all([
    readShares(founding.id),
    findPlayer(founding.founderId),
    findOpenFoundingOf(caller.id),
  ])
  if (!founder) throw new Error('The founder is missing')
  const isOpen = founding.status === 'OPEN'
  const closed = isOpen ? (founder.isBlocked ? FOUNDER_BLOCKED : undefined) : FOUNDING_CLOSED
  const ownShare = shares.find(({ id }) => id === caller.id)?.share ?? 0
  const state: FoundingState = { diamonds: founding.diamonds, shareCount: founding.shareCount, ownShare }
  const bounds = isOpen ? shareBounds(state) : { min: 0, max: 0 }
  const refusals = takePartRefusals(
    { isInGuild: caller.guildTag !== null, isInOtherFounding: open !== undefined && open.id !== founding.id },
    state,
  )
  return {
    foundingId: founding.id,
    name: founding.name,
    guildTag: founding.tag,
    description: founding.description,
    status: founding.status,
    founder: viewPlayerInfo(founder),
    diamonds: founding.diamonds,
    diamondsNeeded: GUILD_COST.diamonds,
    sharesMax: GUILD_FOUNDERS_MAX,
    shares: viewRows(
      shares,
      (row) => ({
        player: viewPlayerInfo(row),
        diamonds: row.share,
        chippedInAt: row.chippedInAt.toISOString(),
      }),
      SHARES,
    ),
    ownShare,
    isOwn: founding.founderId === caller.id,
    chipInMin: bounds.min,
    chipInMax: bounds.max,
    chipInRefusals: closed ? [closed] : viewReasons(refusals),
    createdAt: founding.createdAt.toISOString(),
    endsAt: founding.endsAt.toISOString(),
    serverTime: now().toISOString(),
  }
}

export function viewListedFounding(row: ListedFoundingRow): ListedFounding {
  return {
    foundingId: row.id,
    name: row.name,
    guildTag: row.tag,
    founder: viewPlayerInfo({
      id: row.founderId,
      name: row.founder,
      level: row.level,
      guildTag: row.guildTag,
      arms: row.arms,
    }),
    diamonds: row.diamonds,
    diamondsNeeded: GUILD_COST.diamonds,
    shareCount: row.shareCount,
    ownShare: row.ownShare ?? 0,
    endsAt: row.endsAt.toISOString(),
  }
}
