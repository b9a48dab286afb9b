import type { Channel } from '../../game/live/channels.ts'
import { readGuildData } from './read-guild.ts'

/** Channel guild: the own guild, the founding that the player takes part in, and the player's join requests. */
const guild: Channel<'guild'> = {
  reads: ['guild', 'guildTag'],
  view: ({ player }) => readGuildData(player),
}

export const guildsChannels = { guild }
