import type { OwnGuildPlace } from '#generated/types.ts'
import { cursorAround, type TopList } from '../../game/standings/list-page.ts'
import { countGuilds, findOwnGuild, type TopGuildRow } from './guild-queries.ts'
import { viewTopGuild } from './views.ts'

/** The place of the caller's guild in a top list, as of the last count. */
export async function readOwnGuildPlace(
  playerId: number,
  list: TopList<TopGuildRow>,
): Promise<OwnGuildPlace> {
  const [own, guilds] = await Promise.all([findOwnGuild(playerId), countGuilds()])
  if (!own) return { item: null, guilds, cursor: null }
  const value = list.valueOf(own)
  const [places, cursor] = await Promise.all([list.placesOf([value]), cursorAround(list, own.id, value)])
  return { item: viewTopGuild(own, places[0] ?? 1), guilds, cursor }
}
