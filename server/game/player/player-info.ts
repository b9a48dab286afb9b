import type { PlayerInfo } from '#generated/types.ts'
import { armsCodeOfPlayer } from '#rules/heraldry/arms-code.ts'
import { titleForLevel } from '#rules/player/title.ts'
import { now } from '../../platform/clock.ts'
import type { PlayerRow } from './player-row.ts'

/** What the player's coat of arms is drawn from. */
export function armsCodeNow({ id, arms }: Pick<PlayerRow, 'id' | 'arms'>): string {
  return arms ?? armsCodeOfPlayer(id)
}

/** A player as everybody sees them. */
export function viewPlayerInfo(
  player: Pick<PlayerRow, 'id' | 'name' | 'level' | 'guildTag' | 'arms'>,
): PlayerInfo {
  return {
    playerId: player.id,
    name: player.name,
    level: player.level,
    title: titleForLevel(player.level),
    guildTag: player.guildTag,
    avatarUrl: null,
    arms: armsCodeNow(player),
  }
}

/** A player seen within this time counts as online for others. */
const ONLINE_MS = 5 * 60_000

/** Who has been here, as lists read it. */
type Presence = Pick<PlayerRow, 'kind' | 'lastSeenAt' | 'isBlocked'>

/** What others learn of when a player was last here: whether it was just now. A blocked player is not here. */
export function viewPresence({ kind, lastSeenAt, isBlocked }: Presence) {
  return {
    isGenerated: kind === 'NEIGHBOUR',
    isOnline: !isBlocked && lastSeenAt !== null && now().getTime() - lastSeenAt.getTime() < ONLINE_MS,
  }
}
