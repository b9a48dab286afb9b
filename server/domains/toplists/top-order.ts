import type { GuildSort, PlayerSort } from '../../game/standings/models.ts'

/** An order of a top list of players. */
export type TopOrder = {
  readonly sort: Exclude<PlayerSort, 'UNLIMITED'>
  readonly isDescending: boolean
}

/** An order of the top list of guilds. */
export type GuildOrder = {
  readonly sort: GuildSort
  readonly isDescending: boolean
}
