import { useCompleteTutorialStep } from '#generated/hooks/quests.ts'
import { rewardWords } from '../../shared/missions/reward-words.ts'
import { flyFrom } from '../../shell/coin-flights.ts'
import { notify } from '../../shell/notify.ts'

/** Takes a quest's reward, whose gold flies from the list of quests. `completing` is the key of the call in progress. */
export function useCompleteStep() {
  const { mutate, isPending, variables } = useCompleteTutorialStep({
    mutation: {
      onSuccess: ({ reward }) => {
        const words = rewardWords(reward)
        if (reward.gold > 0) flyFrom('quests')
        notify('success', 'Награда получена', `В казну: ${words}.`)
      },
    },
  })
  return {
    complete: (stepKey: string) => mutate({ stepKey }),
    completing: isPending ? variables.stepKey : null,
  }
}
