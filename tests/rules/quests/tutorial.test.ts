import { describe, expect, it } from 'vitest'
import type { Difficulty } from '#rules/missions/missions.ts'
import type { GameEvent } from '#rules/quests/game-event.ts'
import {
  advanceTutorial,
  completeStep,
  questsBefore,
  startTutorial,
  type TutorialStep,
  tutorialState,
} from '#rules/quests/tutorial.ts'
import type { TutorialGoal } from '#rules/quests/tutorial-goals.ts'

const text = { title: 'Шаг', content: 'Текст', task: 'Дело', page: '' }
const reward = { gold: 10, diamonds: 0, glory: 0, experience: 100 }

function banner(key: string, after?: readonly string[]): TutorialStep {
  return { key, type: 'banner', page: '', ...(after && { after }) }
}
function quest(key: string, goal: TutorialGoal, after?: readonly string[]): TutorialStep {
  return { ...text, key, type: 'quest', goal, reward, ...(after && { after }) }
}
function win(difficulty: Difficulty, missionKey = 'oldMill', regionKey = 'posad'): GameEvent {
  return { type: 'missionWon', difficulty, missionKey, regionKey }
}

const steps = [
  banner('hello', []),
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
  it('opens step by step, and banners complete by themselves', () => {
    const start = startTutorial(steps)
    expect(start).toEqual({ completed: ['hello'], active: [{ key: 'win', progress: 0 }], ahead: [] })
    const won = [win('MEDIUM'), win('MEDIUM')].reduce(
      (state, event) => advanceTutorial(steps, state, event),
      start,
    )
    const { state } = done(won, 'win')
    expect(state).toEqual({
      completed: ['hello', 'win', 'army'],
      active: [{ key: 'level', progress: 1 }],
      ahead: [],
    })
  })

  it('counts only what a quest asks for, and pays once', () => {
    const before = startTutorial(steps)
    const other: GameEvent[] = [
      win('EASY'),
      { type: 'missionStarted' },
      { type: 'unitsBought', group: 'archers', amount: 5 },
    ]
    for (const event of other) expect(advanceTutorial(steps, before, event)).toBe(before)

    const half = advanceTutorial(steps, before, win('MEDIUM'))
    expect(completeStep(steps, half, 'win', 1)).toMatchObject({
      ok: false,
      code: 'questNotDone',
      have: 1,
      need: 2,
    })
    // A harder victory counts too.
    const full = advanceTutorial(steps, half, win('HARD'))
    expect(advanceTutorial(steps, full, win('MEDIUM'))).toBe(full)
    const paid = done(full, 'win')
    expect(paid.reward).toEqual(reward)
    expect(completeStep(steps, paid.state, 'win', 1)).toMatchObject({ ok: false, code: 'stepNotActive' })
  })

  it('counts what was done before a quest opened', () => {
    const chain = [
      quest('win', { type: 'missionWon', difficulty: 'EASY', amount: 1 }, []),
      quest('wear', { type: 'gearEquipped', amount: 2 }, ['win']),
    ]
    const worn = advanceTutorial(chain, startTutorial(chain), { type: 'gearEquipped', gearEntityId: 7 })
    expect(worn.active).toEqual([{ key: 'win', progress: 0 }])
    expect(worn.ahead).toEqual([{ key: 'wear', progress: 1 }])
    const claimed = completeStep(chain, advanceTutorial(chain, worn, win('EASY')), 'win', 1)
    if (!claimed.ok) throw new Error(claimed.code)
    expect(claimed.state).toEqual({ completed: ['win'], active: [{ key: 'wear', progress: 1 }], ahead: [] })
  })

  it('refuses steps that are not active or unknown', () => {
    const start = startTutorial(steps)
    for (const key of ['army', 'level', 'nothing']) {
      expect(completeStep(steps, start, key, 1)).toMatchObject({ ok: false, code: 'stepNotActive' })
    }
  })

  it('completes a level goal at once if the level is reached, and ends', () => {
    const state = tutorialState(steps, ['hello', 'win'], [], 7)
    expect(state.active).toEqual([{ key: 'level', progress: 3 }])
    expect(done(state, 'level').state).toEqual({
      completed: ['hello', 'win', 'army', 'level'],
      active: [],
      ahead: [],
    })
  })

  it('opens several steps in parallel, and a joining step when all before it are done', () => {
    const fork = [
      banner('gate', []),
      quest('war', { type: 'levelReached', amount: 3 }),
      quest('house', { type: 'buildingRaised', amount: 1 }, ['gate']),
      banner('both', ['war', 'house']),
      banner('beyond', ['both']),
    ]
    const open = tutorialState(fork, [], [], 1)
    expect(open.active.map(({ key }) => key)).toEqual(['war', 'house'])
    expect(tutorialState(fork, ['house'], [], 2).active).toEqual([{ key: 'war', progress: 2 }])
    expect(tutorialState(fork, ['war', 'house'], [], 3).completed).toEqual([
      'war',
      'house',
      'gate',
      'both',
      'beyond',
    ])
    expect(questsBefore(fork, 'beyond').map(({ key }) => key)).toEqual(['war', 'house'])
    expect(questsBefore(fork, 'gate')).toEqual([])
  })

  it('gives a new step to players who have passed its place, and keeps their progress', () => {
    const state = tutorialState(steps, ['hello', 'army', 'level'], [{ key: 'win', progress: 1 }], 8)
    expect(state.active).toEqual([{ key: 'win', progress: 1 }])
    const after = done(advanceTutorial(steps, state, win('MEDIUM')), 'win', 8)
    expect(after.state.active).toEqual([])
  })

  it.each<[TutorialGoal, GameEvent, number]>([
    [{ type: 'gearEquipped', amount: 2 }, { type: 'gearEquipped', gearEntityId: 12 }, 1],
    [{ type: 'taxesCollected', amount: 2 }, { type: 'taxesCollected', hours: 8 }, 1],
    [{ type: 'gearBought', amount: 2 }, { type: 'gearEquipped', gearEntityId: 12 }, 0],
    [{ type: 'missionStarted', amount: 9 }, { type: 'missionStarted' }, 1],
    [{ type: 'missionWon', difficulty: 'EASY', amount: 9 }, win('HARD'), 1],
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
    [{ type: 'missionWon', difficulty: 'EASY', missionKey: 'highRoad', amount: 9 }, win('HARD'), 0],
    [
      { type: 'missionWon', difficulty: 'EASY', missionKey: 'highRoad', amount: 9 },
      win('EASY', 'highRoad'),
      1,
    ],
    [{ type: 'missionWon', difficulty: 'EASY', regionKey: 'nearForest', amount: 9 }, win('HARD'), 0],
    [
      { type: 'missionWon', difficulty: 'EASY', regionKey: 'nearForest', amount: 9 },
      win('EASY', 'wolfHollow', 'nearForest'),
      1,
    ],
    [{ type: 'energySpent', amount: 9 }, { type: 'energySpent', amount: 4 }, 4],
    [{ type: 'consumableBought', amount: 9 }, { type: 'consumableBought', amount: 3 }, 3],
    [{ type: 'reportRead', amount: 9 }, { type: 'reportRead', fightId: 1 }, 1],
    [{ type: 'energyRestored', amount: 9 }, { type: 'energyRestored' }, 1],
    [{ type: 'levelReached', amount: 9 }, { type: 'levelReached', level: 6 }, 6],
  ])('goal %o after %o stands at %i', (goal, event, progress) => {
    const chain = [quest('one', goal)]
    const state = { completed: [], active: [{ key: 'one', progress: 0 }], ahead: [] }
    expect(advanceTutorial(chain, state, event).active[0]?.progress).toBe(progress)
  })
})
