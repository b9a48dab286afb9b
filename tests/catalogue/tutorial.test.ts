import { describe, expect, it } from 'vitest'
import { TUTORIAL } from '../../catalogue/tutorial.ts'
import { newcomer, playTurn } from './newcomer.ts'

const RUSSIAN_TEXT = /^[А-Яа-яЁё0-9 «».,:;!?()\n-]+$/
/** Pages of the foundation, below /game; the castle is always open. */
const OPENED_BY: Readonly<Record<string, string>> = {
  missions: 'myCastleAboutBanner',
  army: 'armyOpenBanner',
  'fight-logs': 'fightLogOpenBanner',
  settings: 'settingsOpenBanner',
}

describe('the tutorial', () => {
  it('begins at the castle and has every banner that opens a page of the foundation', () => {
    expect(TUTORIAL[0]?.key).toBe('myCastleAboutBanner')
    const banners = TUTORIAL.filter(({ type }) => type === 'banner').map(({ key }) => key)
    for (const banner of Object.values(OPENED_BY)) expect(banners).toContain(banner)
    const keys = TUTORIAL.map(({ key }) => key)
    expect(new Set(keys).size).toBe(keys.length)
  })

  it.each(TUTORIAL)('$key leads only to a page that is open by then, and reads well', (step) => {
    const read = TUTORIAL.slice(0, TUTORIAL.indexOf(step) + 1).map(({ key }) => key)
    if (step.page !== '') expect(read).toContain(OPENED_BY[step.page])
    expect(step.key).toMatch(/^[a-z][A-Za-z0-9]*$/)
    expect(step.key.endsWith(step.type === 'banner' ? 'Banner' : 'Quest')).toBe(true)
    for (const [text, most] of [
      [step.title, 200],
      [step.content, 20_000],
      [step.task, 10_000],
    ] as const) {
      expect(text).toMatch(RUSSIAN_TEXT)
      expect(text.length).toBeLessThanOrEqual(most)
    }
  })

  it.each(TUTORIAL.filter((step) => step.type === 'quest'))(
    '$key asks for something and pays',
    ({ goal, reward }) => {
      expect(goal.amount).toBeGreaterThan(0)
      expect(reward.gold).toBeGreaterThan(0)
      for (const amount of Object.values(reward))
        expect(Number.isSafeInteger(amount) && amount >= 0).toBe(true)
    },
  )

  it('is finished by everyone who follows it, within three days of energy', () => {
    for (let castle = 0; castle < 12; castle += 1) {
      const player = newcomer()
      for (let turn = 0; player.tutorial.active.length > 0 && turn < 400; turn += 1) {
        playTurn(player, `castle:${castle}:${turn}`)
      }
      expect(player.tutorial.completed).toEqual(TUTORIAL.map(({ key }) => key))
      expect(player.level).toBeGreaterThanOrEqual(8)
      expect(player.energySpent).toBeLessThan(120 + 3 * 120)
    }
  })

  it('sees the first victory in the first mission', () => {
    for (let castle = 0; castle < 100; castle += 1) {
      const player = newcomer()
      while (!player.tutorial.completed.includes('firstWinQuest'))
        playTurn(player, `first:${castle}:${player.missions}`)
      expect(player.missions).toBe(1)
    }
  })
})
