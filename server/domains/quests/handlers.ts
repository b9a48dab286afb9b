import { command } from '../../game/commands/command.ts'
import { viewReward } from '../../game/rewards/reward.ts'
import type { HandlersOf } from '../../platform/http/handlers/handlers.ts'
import { claimAllRewards } from './claim-all.ts'
import { claimDailyQuest } from './claim-daily.ts'
import { claimInfiniteQuest } from './claim-infinite.ts'
import { completeStep } from './complete-step.ts'
import { takeDailyReward } from './daily-reward.ts'

export const questsHandlers = {
  completeTutorialStep: command(async ({ player, params: { stepKey } }) => ({
    stepKey,
    reward: viewReward(await completeStep(player, stepKey)),
  })),

  claimAllRewards: command(async ({ player }) => {
    const { count, reward } = await claimAllRewards(player)
    return { count, reward: viewReward(reward) }
  }),

  claimDailyQuest: command(async ({ player, params: { questKey } }) => ({
    questKey,
    reward: viewReward(await claimDailyQuest(player, questKey)),
  })),

  claimInfiniteQuest: command(async ({ player, params: { kind } }) => {
    const { stage, reward } = await claimInfiniteQuest(player, kind)
    return { kind, stage, reward: viewReward(reward) }
  }),

  takeDailyReward: command(async ({ player }) => {
    const { step, reward } = await takeDailyReward(player)
    return { step, reward: viewReward(reward) }
  }),
} satisfies HandlersOf<'quests'>
