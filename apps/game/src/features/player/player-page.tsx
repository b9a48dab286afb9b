import { useState } from 'react'
import { useParams } from 'react-router-dom'
import { useGetPlayer } from '#generated/hooks/player.ts'
import type { Gear } from '#generated/types.ts'
import { ApiError } from '../../api/api-error.ts'
import { useGameData } from '../../live/use-game-data.ts'
import { usePageOpen } from '../../shell/page-open.ts'
import { useLight } from '../../things/castle/castle-hour.ts'
import { PlayerCrusade } from './player-crusade.tsx'
import { PlayerRaid } from './player-raid.tsx'
import { PlayerView } from './player-view.tsx'
import { UnknownPlayer } from './unknown-player.tsx'
import { WornGearSheet } from './worn-gear-sheet.tsx'

/** The page of a player: one's own too, as others see it. */
export function PlayerPage() {
  const { playerId = '' } = useParams()
  const id = /^[1-9]\d{0,14}$/.test(playerId) ? Number(playerId) : null
  return id === null ? (
    <UnknownPlayer error={new ApiError(404, null)} onRetry={() => undefined} />
  ) : (
    <KnownPlayer key={id} playerId={id} />
  )
}

function KnownPlayer({ playerId }: { playerId: number }) {
  const { data, error, refetch } = useGetPlayer(playerId, { query: { staleTime: 0 } })
  const own = useGameData('playerLayout').data?.player
  const isOwn = own?.playerId === playerId
  const canRaid = usePageOpen('raidChoose')
  const canInvite = usePageOpen('ownCrusade')
  const light = useLight()
  const [shown, setShown] = useState<Gear | null>(null)
  if (!data) return <UnknownPlayer error={error} onRetry={() => void refetch()} />
  return (
    <>
      <PlayerView
        profile={data}
        isOwn={isOwn}
        time={light}
        actions={
          own &&
          !isOwn &&
          !data.isBlocked &&
          (canRaid || canInvite) && (
            <>
              {canRaid && <PlayerRaid playerId={playerId} />}
              {canInvite && <PlayerCrusade name={data.player.name} />}
            </>
          )
        }
        onGear={setShown}
      />
      {shown && <WornGearSheet gear={shown} level={own?.level ?? 1} onClose={() => setShown(null)} />}
    </>
  )
}
