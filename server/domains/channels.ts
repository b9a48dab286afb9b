// Generated from server/domains/*/live.ts by npm run generate. Do not edit.
import type { LiveChannels } from '../game/live/channels.ts'
import { armyChannels } from './army/live.ts'
import { buildingsChannels } from './buildings/live.ts'
import { craftChannels } from './craft/live.ts'
import { donateChannels } from './donate/live.ts'
import { fightsChannels } from './fights/live.ts'
import { forgeChannels } from './forge/live.ts'
import { guildsChannels } from './guilds/live.ts'
import { inventoryChannels } from './inventory/live.ts'
import { liveChannels } from './live/live.ts'
import { missionsChannels } from './missions/live.ts'
import { notificationsChannels } from './notifications/live.ts'
import { playerChannels } from './player/live.ts'
import { questsChannels } from './quests/live.ts'
import { raidsChannels } from './raids/live.ts'
import { shopChannels } from './shop/live.ts'
import { skillsChannels } from './skills/live.ts'

/** Every live channel of the contract, by domain. */
export const channels = {
  ...armyChannels,
  ...buildingsChannels,
  ...craftChannels,
  ...donateChannels,
  ...fightsChannels,
  ...forgeChannels,
  ...guildsChannels,
  ...inventoryChannels,
  ...liveChannels,
  ...missionsChannels,
  ...notificationsChannels,
  ...playerChannels,
  ...questsChannels,
  ...raidsChannels,
  ...shopChannels,
  ...skillsChannels,
} satisfies LiveChannels
