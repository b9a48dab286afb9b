import { expect, test } from 'vitest'
import { byUrgency, stepToLead } from '../../apps/game/src/features/quests/waiting.ts'
import { stepAt } from '../../stories/features/quests/steps.ts'

function keysOf(steps: readonly { stepKey: string }[]) {
  return steps.map(({ stepKey }) => stepKey)
}

const leaf = stepAt('taxesAboutBanner')
const nextLeaf = stepAt('tradeShopConsumableOpenBanner')
const deed = stepAt('sharpenQuest')
const nextDeed = stepAt('levelSixQuest', 4)
const done = stepAt('collectTaxesQuest', 1)

test('a reward comes first, then leaves and deeds take turns: neither hides the other', () => {
  expect(keysOf(byUrgency([deed, leaf, nextLeaf, nextDeed, done]))).toEqual([
    'collectTaxesQuest',
    'taxesAboutBanner',
    'sharpenQuest',
    'tradeShopConsumableOpenBanner',
    'levelSixQuest',
  ])
})

test('after a leaf the guide asks for its deed, not for the next leaf; a reward goes before both', () => {
  expect(stepToLead([deed, leaf], false)).toBe(leaf)
  expect(stepToLead([deed, leaf], true)).toBe(deed)
  expect(stepToLead([leaf], true)).toBe(leaf)
  expect(stepToLead([deed, leaf, done], true)).toBe(done)
  expect(stepToLead([], true)).toBeUndefined()
})
