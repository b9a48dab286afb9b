import { TUTORIAL } from './tutorial.ts'
import { HOUSEHOLD_STEPS } from './tutorial-later/household.ts'
import type { LaterStep } from './tutorial-later/later-step.ts'
import { RAID_AND_CRAFT_STEPS } from './tutorial-later/raids-and-crafts.ts'
import { TRADE_STEPS } from './tutorial-later/trade.ts'

/** Steps that are already live, from the one key to the other. */
function live(from: string, to: string): readonly LaterStep[] {
  const keys = TUTORIAL.map(({ key }) => key)
  return TUTORIAL.slice(keys.indexOf(from), keys.indexOf(to) + 1)
}

/**
 * The whole chain, in the order in which the pages come into play. It replaces TUTORIAL page by page as they
 * are built: a live step must not lead where nothing is.
 */
export const TUTORIAL_LATER: readonly LaterStep[] = [
  ...live('myCastleAboutBanner', 'mediumWinQuest'),
  ...HOUSEHOLD_STEPS.storage,
  ...HOUSEHOLD_STEPS.shop,
  ...live('levelThreeQuest', 'recruitsQuest'),
  ...HOUSEHOLD_STEPS.buildings,
  ...live('levelFourQuest', 'levelFourQuest'),
  ...HOUSEHOLD_STEPS.forge,
  ...HOUSEHOLD_STEPS.taxes,
  ...HOUSEHOLD_STEPS.consumables,
  ...live('fightLogOpenBanner', 'readReportQuest'),
  ...live('energyAboutBanner', 'settingsOpenBanner'),
  ...TRADE_STEPS.skills,
  ...TRADE_STEPS.gold,
  ...live('hardWinQuest', 'levelSixQuest'),
  ...TRADE_STEPS.topList,
  ...TRADE_STEPS.market,
  ...TRADE_STEPS.dealer,
  ...live('levelEightQuest', 'levelEightQuest'),
  ...RAID_AND_CRAFT_STEPS.raids,
  ...RAID_AND_CRAFT_STEPS.guilds,
  ...RAID_AND_CRAFT_STEPS.crusades,
  ...RAID_AND_CRAFT_STEPS.craft,
]
