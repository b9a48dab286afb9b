import { command } from '../../platform/http/command.ts'
import type { ApiHandlers } from '../../platform/http/handlers.ts'
import { viewReward } from '../missions/reward.ts'
import { completeStep } from './complete-step.ts'

export const questsHandlers = {
  completeTutorialStep: command<'completeTutorialStep'>(async ({ player, params: { stepKey } }) => ({
    stepKey,
    reward: viewReward(await completeStep(player, stepKey)),
  })),
} satisfies Pick<ApiHandlers, 'completeTutorialStep'>
