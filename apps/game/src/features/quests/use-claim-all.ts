import { useClaimAllRewards } from '#generated/hooks/quests.ts'
import { leftBehindWords, rewardWords } from '../../shared/missions/reward-words.ts'
import { flyFrom } from '../../shell/coin-flights.ts'
import { notify } from '../../shell/notify.ts'
import { counted } from '../../ui/format/counted.ts'

/** Takes every reward that waits. The gold flies from the list of quests, and a toast names the sum. */
export function useClaimAll() {
  const { mutate, isPending } = useClaimAllRewards({
    mutation: {
      onSuccess: ({ count, reward }) => {
        flyFrom('quests')
        const leftBehind = leftBehindWords(reward)
        const loss = leftBehind === '' ? '' : ` Не поместилось на складе: ${leftBehind}.`
        const title = counted(count, ['награда получена', 'награды получены', 'наград получено'])
        notify('success', title, `В казну: ${rewardWords(reward)}.${loss}`)
      },
    },
  })
  return { claimAll: () => mutate(), claimingAll: isPending }
}
