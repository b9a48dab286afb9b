import { Navigate, useParams } from 'react-router-dom'
import { getPastChallenge } from '#generated/hooks/challenges.ts'
import { useGameData } from '../../live/use-game-data.ts'
import { useArrival, useListStart } from '../../shared/toplists/use-list-start.ts'
import { useTopPages } from '../../shared/toplists/use-top-pages.ts'
import { pageAddress } from '../../shell/page-address.ts'
import { readId } from '../../shell/read-id.ts'
import { ownLineOf } from './own-line.ts'
import { PastChallengeView } from './past-view.tsx'

/** A challenge that has ended. */
export function PastChallengePage() {
  const id = readId(useParams().challengeId)
  return id === null ? (
    <Navigate to={pageAddress('challengeHistory')} replace />
  ) : (
    <PastChallengeOf key={id} id={id} />
  )
}

function PastChallengeOf({ id }: { id: number }) {
  const player = useGameData('playerLayout').data?.player
  const { start, onTop, jump, onArrival } = useListStart()
  const { first, pages } = useTopPages({
    queryKey: ['pastChallenge', id],
    start: start.cursor,
    read: (page, request) => getPastChallenge(id, page, request),
  })
  const isThere = pages.items?.some((line) => line.player.playerId === player?.playerId) ?? false
  useArrival(start.isJump && isThere && !pages.isStale, onArrival)
  return (
    <PastChallengeView
      past={first}
      pages={pages}
      own={ownLineOf(player, first?.own)}
      isFromTop={start.cursor === ''}
      onTop={onTop}
      onJump={() => jump(isThere, first?.own?.cursor ?? null)}
    />
  )
}
