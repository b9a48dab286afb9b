import { describe, expect, it } from 'vitest'
import { TUTORIAL } from '../../catalogue/tutorial.ts'
import { TUTORIAL_LATER } from '../../catalogue/tutorial-later.ts'
import { expectKey, expectName, expectSentence, expectUnique } from './texts.ts'

/** Each player page of the specification (section 2) with the step that unlocks it; the castle is always open. */
const OPENED_BY: Readonly<Record<string, string>> = {
  army: 'armyOpenBanner',
  buildings: 'buildingsOpenBanner',
  inventory: 'storageOpenBanner',
  missions: 'myCastleAboutBanner',
  'group-missions': 'groupMissionOpenBanner',
  'group-missions/group': 'groupMissionJoinBanner',
  'foray-prepare': 'forayOpenBanner',
  'foray-choose': 'forayChooseOpenBanner',
  'fight-logs': 'fightLogOpenBanner',
  forge: 'forgeOpenBanner',
  'forge/grind': 'forgeOpenBanner',
  'forge/craft': 'craftsCreateBanner',
  'forge/craft-book': 'craftsBookOpenBanner',
  'forge/enhance': 'enhanceOpenBanner',
  'trade/shop/gear': 'gearShopOpenBanner',
  'trade/shop/consumable': 'tradeShopConsumableOpenBanner',
  'trade/shop/gold': 'tradeShopGoldOpenBanner',
  'trade/market': 'tradeMarketOpenBanner',
  'trade/market/my': 'tradeConsumableOpenQuest',
  'top-list-players': 'topListOpenBanner',
  'top-list-guilds': 'guildsOpenBanner',
  settings: 'settingsOpenBanner',
  'skills/branches': 'skillsBranchOpenBanner',
  'guild/inner': 'guildsOpenBanner',
}

const keys = TUTORIAL_LATER.map(({ key }) => key)

describe('the whole tutorial chain', () => {
  it('has every step that the specification names, each once', () => {
    for (const key of Object.values(OPENED_BY)) expect(keys).toContain(key)
    expectUnique(keys)
    expectUnique(TUTORIAL_LATER.map(({ title }) => title))
  })

  it('keeps every live step as it is', () => {
    for (const step of TUTORIAL) expect(TUTORIAL_LATER).toContain(step)
  })

  it('opens the pages in the order of play', () => {
    const order = [
      'myCastleAboutBanner',
      'armyOpenBanner',
      'storageOpenBanner',
      'gearShopOpenBanner',
      'buildingsOpenBanner',
      'forgeOpenBanner',
      'taxesAboutBanner',
      'tradeShopConsumableOpenBanner',
      'fightLogOpenBanner',
      'settingsOpenBanner',
      'skillsBranchOpenBanner',
      'tradeShopGoldOpenBanner',
      'topListOpenBanner',
      'tradeMarketOpenBanner',
      'enhanceOpenBanner',
      'forayOpenBanner',
      'guildsOpenBanner',
      'groupMissionOpenBanner',
      'craftsCreateBanner',
    ]
    expect(keys.filter((key) => order.includes(key))).toEqual(order)
    expect(keys.indexOf('forayOpenBanner')).toBeGreaterThan(keys.indexOf('levelTenQuest'))
    expect(keys.indexOf('craftsCreateBanner')).toBeGreaterThan(keys.indexOf('levelSixteenQuest'))
  })

  it('asks for levels that ascend', () => {
    const levels = TUTORIAL_LATER.flatMap((step) =>
      step.type === 'quest' && step.goal.type === 'levelReached' ? [step.goal.amount] : [],
    )
    expect(levels).toEqual([...levels].sort((left, right) => left - right))
  })

  it.each(TUTORIAL_LATER)('$key leads only where it is open by then, reads well and pays', (step) => {
    const read = keys.slice(0, keys.indexOf(step.key) + 1)
    if (step.page !== '') expect(read).toContain(OPENED_BY[step.page])
    expectKey(step.key)
    expect(step.key.endsWith(step.type === 'banner' ? 'Banner' : 'Quest')).toBe(true)
    expectName(step.title, 40)
    expectSentence(step.content, 600)
    expectSentence(step.task, 80)
    if (step.type === 'banner') return
    expect(step.goal.amount).toBeGreaterThan(0)
    expect(step.reward.gold).toBeGreaterThan(0)
  })
})
