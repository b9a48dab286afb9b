import { useCompleteTutorialStep } from '../../../../../generated/hooks/quests/quests.ts'
import { notify } from '../../app/notify.ts'
import { flyToPurse } from '../missions/fly-to-purse.ts'
import { rewardWords } from './reward-words.ts'

/** Reads a banner or takes a quest's reward, whose gold flies from `[data-errands]`; `completing` is the step on its way to the server. */
export function useCompleteStep() {
  const { mutate, isPending, variables } = useCompleteTutorialStep({
    mutation: {
      onSuccess: ({ reward }) => {
        const words = rewardWords(reward)
        if (reward.gold > 0) flyToPurse(document.querySelector('[data-errands]'))
        if (words !== '') notify('success', 'Награда получена', `В казну: ${words}.`)
      },
    },
  })
  return {
    complete: (stepKey: string) => mutate({ stepKey }),
    completing: isPending ? variables.stepKey : null,
  }
}
