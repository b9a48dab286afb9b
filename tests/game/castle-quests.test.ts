import { expect, test } from 'vitest'
import { byUrgency, stepToLead } from '../../apps/game/src/features/quests/waiting.ts'
import { stepAt } from '../../stories/features/quests/steps.ts'

function keysOf(steps: readonly { stepKey: string }[]) {
  return steps.map(({ stepKey }) => stepKey)
}

const panel = stepAt('taxesAboutBanner')
const nextPanel = stepAt('tradeShopConsumableOpenBanner')
const action = stepAt('sharpenQuest')
const nextAction = stepAt('levelSixQuest', 4)
const done = stepAt('collectTaxesQuest', 1)

test('a reward comes first, then banners and quests take turns: neither hides the other', () => {
  expect(keysOf(byUrgency([action, panel, nextPanel, nextAction, done]))).toEqual([
    'collectTaxesQuest',
    'taxesAboutBanner',
    'sharpenQuest',
    'tradeShopConsumableOpenBanner',
    'levelSixQuest',
  ])
})

test('after a banner comes its quest, not the next banner, and a reward comes before both', () => {
  expect(stepToLead([action, panel], false)).toBe(panel)
  expect(stepToLead([action, panel], true)).toBe(action)
  expect(stepToLead([panel], true)).toBe(panel)
  expect(stepToLead([action, panel, done], true)).toBe(done)
  expect(stepToLead([], true)).toBeUndefined()
})
