import type { LiveChannels } from '../game/live/channels.ts'
import { army } from './army/live.ts'
import { buildings } from './buildings/live.ts'
import { craftBook, forgeCraft } from './craft/live.ts'
import { fightLogs } from './fights/live.ts'
import { enhance, forgeGrind } from './forge/live.ts'
import { inventory } from './inventory/live.ts'
import { online } from './live/online.ts'
import { missions } from './missions/live.ts'
import { notifications } from './notifications/live.ts'
import { controlPanel, playerLayout } from './player/live.ts'
import { quests } from './quests/live.ts'
import { shopConsumable, shopGear, shopGold } from './shop/live.ts'
import { skillBranches, skillList } from './skills/live.ts'

/** Every live channel of the contract, by domain. */
export const channels = {
  playerLayout,
  controlPanel,
  army,
  inventory,
  buildings,
  forgeGrind,
  enhance,
  forgeCraft,
  craftBook,
  skillBranches,
  skillList,
  shopGear,
  shopConsumable,
  shopGold,
  missions,
  fightLogs,
  quests,
  notifications,
  online,
} satisfies LiveChannels
