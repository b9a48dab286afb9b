import { listChallengeHistory } from '#generated/hooks/challenges.ts'
import { usePages } from '../../api/use-pages.ts'
import { useGameData } from '../../live/use-game-data.ts'
import { useOutdated } from '../../live/use-outdated.ts'
import { ChallengeHistoryView } from './history-view.tsx'

const HISTORY_KEY = ['challengeHistory']

/** The challenges that have ended, read again when another one begins. */
export function ChallengeHistoryPage() {
  const panel = useGameData('controlPanel').data
  const list = usePages({ queryKey: HISTORY_KEY, read: listChallengeHistory, staleTime: 0 })
  useOutdated(panel && String(panel.challenge?.challengeId), HISTORY_KEY)
  return <ChallengeHistoryView list={list} />
}
