import { TUTORIAL } from '../../catalogue/tutorial/tutorial.ts'
import { build, fillArmy, sendCollectors, takeDailyReward, watchFight, wearBest } from './household.ts'
import {
  closeSheet,
  type KnownQuest,
  look,
  type Newcomer,
  openByMenu,
  stateOf,
  takeRewards,
  tap,
} from './newcomer.ts'
import { buyGear, buyWine, learnSkill, lightStar, offerOnMarket, recycle, sharpen } from './workshops.ts'

type Work = (lord: Newcomer, way: string) => Promise<boolean>

/** What to do for a quest, by its goal. Marches and levels come by marching. */
const WORKS: Readonly<Record<string, Work>> = {
  unitsBought: fillArmy,
  reportRead: watchFight,
  dailyRewardTaken: takeDailyReward,
  gearBought: buyGear,
  gearEquipped: async (lord, way) => (await wearBest(lord, way)) || buyGear(lord),
  buildingRaised: build,
  sharpeningTried: async (lord, way) => (await sharpen(lord, way)) || build(lord),
  taxesCollected: sendCollectors,
  lotCreated: offerOnMarket,
  gearRecycled: recycle,
  gearEnhanced: lightStar,
  skillLearned: learnSkill,
  consumableBought: buyWine,
}

function workOf({ title }: KnownQuest): Work | undefined {
  const step = TUTORIAL.find((one) => one.type === 'quest' && one.title === title)
  return step?.type === 'quest' ? WORKS[step.goal.type] : undefined
}

/** Does one quest that needs no march, unless it failed in this state. False if there is none. */
export async function doQuest(lord: Newcomer): Promise<boolean> {
  for (const quest of lord.quests) {
    const work = workOf(quest)
    const key = `quest ${quest.title}`
    if (!work || lord.failed.get(key) === stateOf(lord)) continue
    const before = stateOf(lord)
    const done = await work(lord, quest.way).catch((error: unknown) => {
      lord.diary.remark(`${quest.title}: ${String(error).split('\n')[0]}`)
      return false
    })
    // One that counts higher is done again at the next occasion only.
    lord.failed.set(key, done ? stateOf(lord) : before)
    if (!done) {
      lord.diary.remark(`could not: ${quest.title}`)
      // Rewards taken together may have finished it unseen. It is known again once it is seen again.
      lord.quests = lord.quests.filter(({ title }) => title !== quest.title)
    }
    await takeRewards(lord)
    return true
  }
  return false
}

/** Comes home, reads the whole list of quests and takes what waits. */
export async function visitCastle(lord: Newcomer): Promise<void> {
  const { page } = lord.hand
  if (!(await openByMenu(lord, 'Замок', 'look'))) return
  lord.sinceCastle = 0
  await takeRewards(lord)
  lord.quests = []
  await look(lord)
  if (await tap(lord, page.getByRole('button', { name: /^Ещё \d+ поручени/ }), 'look')) {
    await page.waitForTimeout(500)
    await lord.hand.read(16)
    await look(lord)
    await closeSheet(lord)
  }
  const tasks = page.getByRole('button', { name: /^Все поручения/ })
  if (/наград/.test(await tasks.innerText().catch(() => ''))) {
    await tap(lord, tasks, 'reward')
    await page.waitForTimeout(500)
    await takeRewards(lord)
    await closeSheet(lord)
  }
}
