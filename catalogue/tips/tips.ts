import { ARMY_TIPS, CHARACTERISTICS_TIPS } from './army-tips.ts'
import { BUILDINGS_TIPS, COMMON_TIPS, SKILLS_TIPS } from './castle-tips.ts'
import { FORGE_TIPS, GEAR_TIPS, INVENTORY_TIPS, SHARPENING_TIPS } from './gear-tips.ts'
import type { Tip } from './tip.ts'
import {
  BATTLE_REPORTS_TIPS,
  CRUSADES_TIPS,
  GUILDS_TIPS,
  MARKET_TIPS,
  MISSIONS_TIPS,
  RAIDS_TIPS,
  SHOP_TIPS,
  TOP_LIST_TIPS,
} from './world-tips.ts'

/** Every tip by its key. */
export const TIPS: Readonly<Record<string, Tip>> = {
  ...COMMON_TIPS,
  ...ARMY_TIPS,
  ...CHARACTERISTICS_TIPS,
  ...INVENTORY_TIPS,
  ...BUILDINGS_TIPS,
  ...FORGE_TIPS,
  ...SHARPENING_TIPS,
  ...SKILLS_TIPS,
  ...MISSIONS_TIPS,
  ...RAIDS_TIPS,
  ...CRUSADES_TIPS,
  ...BATTLE_REPORTS_TIPS,
  ...SHOP_TIPS,
  ...MARKET_TIPS,
  ...TOP_LIST_TIPS,
  ...GUILDS_TIPS,
  ...GEAR_TIPS,
}
