import { getCurrentChallenge } from '#generated/hooks/challenges.ts'
import { useGameData } from '../../live/use-game-data.ts'
import { useOutdated } from '../../live/use-outdated.ts'
import { useArrival, useListStart } from '../../shared/toplists/use-list-start.ts'
import { useTopPages } from '../../shared/toplists/use-top-pages.ts'
import { ChallengeView } from './challenge-view.tsx'
import { ownLineOf } from './own-line.ts'

const CURRENT_KEY = ['currentChallenge']

/** The running challenge. The own score follows the live data, those of others are read again and again. */
export function ChallengePage() {
  const player = useGameData('playerLayout').data?.player
  const panel = useGameData('controlPanel').data
  const { start, onTop, jump, onArrival } = useListStart()
  const { first, pages } = useTopPages({
    queryKey: CURRENT_KEY,
    start: start.cursor,
    read: getCurrentChallenge,
  })
  useOutdated(panel && `${panel.challenge?.challengeId} ${panel.challenge?.score}`, CURRENT_KEY)
  const own = ownLineOf(player, first?.own)
  const isThere = pages.items?.some((line) => line.player.playerId === player?.playerId) ?? false
  useArrival(start.isJump && isThere && !pages.isStale, onArrival)
  return (
    <ChallengeView
      current={first}
      pages={pages}
      own={own}
      isFromTop={start.cursor === ''}
      onTop={onTop}
      onJump={() => jump(isThere, first?.own.cursor ?? null)}
      onEnd={pages.onRetry}
    />
  )
}
