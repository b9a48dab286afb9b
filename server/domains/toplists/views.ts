import type { TopGuild, TopPlayer } from '#generated/types.ts'
import { viewPlayerInfo, viewPresence } from '../../game/player/player-info.ts'
import { bulkhead } from '../../platform/bulkhead.ts'
import type { TopGuildRow } from './guild-queries.ts'
import type { TopRow } from './queries.ts'

export const TOP_PLAYERS = bulkhead('top players')
export const TOP_GUILDS = bulkhead('top guilds')

/** A castle of a top list. */
export function viewTopPlayer(row: TopRow, place: number): TopPlayer {
  const { wins, losses, draws, totalGold } = row
  return { place, player: viewPlayerInfo(row), ...viewPresence(row), wins, losses, draws, totalGold }
}

/** A guild of a top list. */
export function viewTopGuild(row: TopGuildRow, place: number): TopGuild {
  const { tag, name, totalGold, averageLevel, memberCount } = row
  return { place, guildTag: tag, name, totalGold, averageLevel, memberCount }
}
