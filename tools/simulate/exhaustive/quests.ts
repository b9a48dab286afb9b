import { DAILY_QUESTS } from '#catalogue/quests/daily-quests.ts'
import { INFINITE_QUESTS } from '#catalogue/quests/infinite-quests.ts'
import { DAY_MS } from '#rules/core/game-day.ts'
import { createRandom } from '#rules/core/random.ts'
import { LEVEL_MAX } from '#rules/player/level.ts'
import { type LadderState, ladderReward, ladderStep } from '#rules/quests/daily-ladder.ts'
import {
  dailyQuestReward,
  drawDailyQuests,
  infiniteQuestGoal,
  infiniteQuestReward,
} from '#rules/quests/quests.ts'
import { firstFault, type Use, unless, until, use } from './use.ts'

const STAGES = [1, 2, 3, 4, 5] as const
const LADDER_STEPS = [1, 2, 3, 4, 5, 6, 7] as const

function pays({ gold, diamonds, glory }: { gold: number; diamonds: number; glory: number }): string | null {
  return unless(gold + diamonds + glory > 0, 'pays nothing')
}

function ladder(): Use[] {
  let state: LadderState = { step: 0, takenOn: null }
  return LADDER_STEPS.map((wanted) =>
    use('daily reward', `step ${wanted}`, () => {
      const today = wanted * DAY_MS
      const step = ladderStep(state, today)
      state = { step: wanted, takenOn: today }
      return firstFault(
        () => unless(step === wanted, `step ${step} instead`),
        () =>
          unless(
            ladderReward(wanted).diamonds > 0 && ladderReward(wanted).resourceAmount > 0,
            'pays nothing',
          ),
        () => unless(ladderStep(state, today) === null, 'taken twice'),
      )
    }),
  )
}

/** Infinite quests to the fifth stage, daily quests, the ladder of the daily reward. */
export function questUses(): Use[] {
  const infinite = INFINITE_QUESTS.flatMap(({ kind }) =>
    STAGES.map((stage) =>
      use('infinite quests by stage', `${kind} ${stage}`, () =>
        firstFault(
          () => unless(infiniteQuestGoal(kind, stage) > 0, 'asks for nothing'),
          () => pays(infiniteQuestReward(kind, stage, 10)),
        ),
      ),
    ),
  )
  const daily = DAILY_QUESTS.map((quest) =>
    use('daily quests', quest.key, () =>
      firstFault(
        () => {
          const drawn = until((turn) => {
            const level = Math.min(LEVEL_MAX, quest.levelMin + (turn % 5))
            const quests = drawDailyQuests(DAILY_QUESTS, level, createRandom(`daily:${turn}`))
            return quests.includes(quest) ? quest : null
          })
          return unless(drawn !== null, 'never drawn')
        },
        () => pays(dailyQuestReward(quest.levelMin)),
      ),
    ),
  )
  return [...infinite, ...daily, ...ladder()]
}
