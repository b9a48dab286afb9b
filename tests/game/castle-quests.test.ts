import { expect, test } from 'vitest'
import { openedTitles } from '#apps/game/src/features/quests/use-opened-pages.ts'
import { byUrgency } from '#apps/game/src/features/quests/waiting.ts'
import { stepAt } from '#stories/features/quests/fixtures.ts'

test('a reward to take comes first, the others keep their order', () => {
  const quests = [stepAt('sharpenQuest'), stepAt('levelSixQuest', 4), stepAt('collectTaxesQuest', 1)]
  expect(byUrgency(quests).map(({ stepKey }) => stepKey)).toEqual([
    'collectTaxesQuest',
    'sharpenQuest',
    'levelSixQuest',
  ])
})

test('what a step opens is named once, also a part of a page', () => {
  expect(openedTitles(['gearShopOpenBanner'])).toEqual(['Лавка'])
  expect(openedTitles(['taxesAboutBanner', 'firstWinQuest'])).toEqual(['Налоги'])
})

test('quests of the collectors come last while they are away', () => {
  const quests = [stepAt('collectTaxesQuest'), stepAt('hardWinQuest'), stepAt('buyGearQuest', 1)]
  const keysOf = (isAway: boolean) => byUrgency(quests, isAway).map(({ stepKey }) => stepKey)
  expect(keysOf(false)).toEqual(['buyGearQuest', 'collectTaxesQuest', 'hardWinQuest'])
  expect(keysOf(true)).toEqual(['buyGearQuest', 'hardWinQuest', 'collectTaxesQuest'])
})
