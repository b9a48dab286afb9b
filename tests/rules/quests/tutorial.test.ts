import { describe, expect, it } from 'vitest'
import type { GameEvent } from '../../../rules/quests/game-event.ts'
import {
  advanceTutorial,
  completeStep,
  startTutorial,
  type TutorialGoal,
  type TutorialStep,
  tutorialState,
  unlockedBanners,
} from '../../../rules/quests/tutorial.ts'

const text = { title: 'Шаг', content: 'Текст', task: 'Задание', page: '' }
const reward = { gold: 10, diamonds: 0, glory: 0, experience: 100 }
function banner(key: string): TutorialStep {
  return { ...text, key, type: 'banner' }
}
function quest(key: string, goal: TutorialGoal): TutorialStep {
  return {
    ...text,
    key,
    type: 'quest',
    goal,
    reward,
  }
}

const steps = [
  banner('hello'),
  quest('win', { type: 'missionWon', difficulty: 'MEDIUM', amount: 2 }),
  banner('army'),
  quest('level', { type: 'levelReached', amount: 3 }),
]

function done(state: ReturnType<typeof startTutorial>, key: string, level = 1) {
  const completion = completeStep(steps, state, key, level)
  if (!completion.ok) throw new Error(completion.code)
  return completion
}

describe('the tutorial', () => {
  it('opens step by step, and a read banner unlocks its pages', () => {
    const start = startTutorial(steps)
    expect(start).toEqual({ completed: [], active: [{ key: 'hello', progress: 1 }] })
    expect(unlockedBanners(steps, start)).toEqual([])
    const { state, reward: paid } = done(start, 'hello')
    expect(paid).toBeNull()
    expect(state.active).toEqual([{ key: 'win', progress: 0 }])
    expect(unlockedBanners(steps, state)).toEqual(['hello'])
  })

  it('counts only what the active quest asks for, and pays once', () => {
    const before = done(startTutorial(steps), 'hello').state
    const other: GameEvent[] = [
      { type: 'missionWon', difficulty: 'EASY' },
      { type: 'missionStarted' },
      { type: 'unitsBought', group: 'archers', amount: 5 },
    ]
    for (const event of other) expect(advanceTutorial(steps, before, event)).toBe(before)

    const half = advanceTutorial(steps, before, { type: 'missionWon', difficulty: 'MEDIUM' })
    expect(completeStep(steps, half, 'win', 1)).toMatchObject({
      ok: false,
      code: 'questNotDone',
      have: 1,
      need: 2,
    })
    const full = advanceTutorial(steps, half, { type: 'missionWon', difficulty: 'MEDIUM' })
    expect(advanceTutorial(steps, full, { type: 'missionWon', difficulty: 'MEDIUM' })).toBe(full)
    const paid = done(full, 'win')
    expect(paid.reward).toEqual(reward)
    expect(completeStep(steps, paid.state, 'win', 1)).toMatchObject({ ok: false, code: 'stepNotActive' })
  })

  it('refuses steps that are not active or unknown', () => {
    const start = startTutorial(steps)
    expect(completeStep(steps, start, 'army', 1)).toMatchObject({ ok: false, code: 'stepNotActive' })
    expect(completeStep(steps, start, 'nothing', 1)).toMatchObject({ ok: false, code: 'stepNotActive' })
  })

  it('completes a level goal at once if the level is reached, and ends', () => {
    const lastBanner = { completed: ['hello', 'win'], active: [{ key: 'army', progress: 1 }] }
    expect(done(lastBanner, 'army', 2).state.active).toEqual([{ key: 'level', progress: 2 }])
    const { state } = done(lastBanner, 'army', 7)
    expect(state.active).toEqual([{ key: 'level', progress: 3 }])
    expect(done(state, 'level').state).toEqual({
      completed: ['hello', 'win', 'army', 'level'],
      active: [],
    })
  })

  it('opens several steps in parallel, and a joining step when all before it are done', () => {
    const fork = [
      banner('gate'),
      quest('war', { type: 'levelReached', amount: 3 }),
      { ...banner('house'), after: ['gate'] },
      { ...banner('both'), after: ['war', 'house'] },
    ]
    const open = tutorialState(fork, ['gate'], [], 1)
    expect(open.active.map(({ key }) => key)).toEqual(['war', 'house'])
    expect(tutorialState(fork, ['gate', 'house'], [], 2).active).toEqual([{ key: 'war', progress: 2 }])
    expect(tutorialState(fork, ['gate', 'war', 'house'], [], 3).active).toEqual([
      { key: 'both', progress: 1 },
    ])
  })

  it('gives a new step to players who have passed its place, and keeps their progress', () => {
    const state = tutorialState(steps, ['hello', 'army', 'level'], [{ key: 'win', progress: 1 }], 8)
    expect(state.active).toEqual([{ key: 'win', progress: 1 }])
    const after = done(advanceTutorial(steps, state, { type: 'missionWon', difficulty: 'MEDIUM' }), 'win', 8)
    expect(after.state.active).toEqual([])
  })

  it.each<[TutorialGoal, GameEvent, number]>([
    [{ type: 'gearEquipped', amount: 2 }, { type: 'gearEquipped', gearEntityId: 12 }, 1],
    [{ type: 'taxesCollected', amount: 2 }, { type: 'taxesCollected', hours: 8 }, 1],
    [{ type: 'gearBought', amount: 2 }, { type: 'gearEquipped', gearEntityId: 12 }, 0],
    [{ type: 'missionStarted', amount: 9 }, { type: 'missionStarted' }, 1],
    [{ type: 'missionWon', difficulty: null, amount: 9 }, { type: 'missionWon', difficulty: 'HARD' }, 1],
    [
      { type: 'unitsBought', group: null, amount: 9 },
      { type: 'unitsBought', group: 'squires', amount: 4 },
      4,
    ],
    [
      { type: 'unitsBought', group: 'archers', amount: 9 },
      { type: 'unitsBought', group: 'archers', amount: 20 },
      9,
    ],
    [
      { type: 'unitsBought', group: 'archers', amount: 9 },
      { type: 'unitsBought', group: 'squires', amount: 4 },
      0,
    ],
    [{ type: 'reportRead', amount: 9 }, { type: 'reportRead', fightId: 1 }, 1],
    [{ type: 'energyRestored', amount: 9 }, { type: 'energyRestored' }, 1],
    [{ type: 'levelReached', amount: 9 }, { type: 'levelReached', level: 6 }, 6],
  ])('goal %o after %o stands at %i', (goal, event, progress) => {
    const chain = [quest('one', goal)]
    const state = { completed: [], active: [{ key: 'one', progress: 0 }] }
    expect(advanceTutorial(chain, state, event).active[0]?.progress).toBe(progress)
  })
})
