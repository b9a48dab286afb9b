import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useParams } from 'react-router-dom'
import { useInviteToCrusade } from '#generated/hooks/crusades.ts'
import { useGetPlayer } from '#generated/hooks/player.ts'
import { useGetOpponent, useSpyOnCastle } from '#generated/hooks/raids.ts'
import type { Gear } from '#generated/types.ts'
import { ApiError, isMissing } from '../../api/api-error.ts'
import { together } from '../../live/together.ts'
import { useGameData } from '../../live/use-game-data.ts'
import { useOutdated } from '../../live/use-outdated.ts'
import { servingArmy } from '../../shared/army/serving-army.ts'
import { useLight } from '../../shared/castle/castle-hour.ts'
import { GearDetail } from '../../shared/gear/gear-detail.tsx'
import { wornBySlot } from '../../shared/gear/slot-gear.ts'
import { useRaider } from '../../shared/raids/use-raider.ts'
import { FeatureButton } from '../../shell/feature-button.tsx'
import { notify } from '../../shell/notify.ts'
import { PageLink } from '../../shell/page-link.tsx'
import { usePageOpen } from '../../shell/page-open.ts'
import { readId } from '../../shell/read-id.ts'
import { buttonClass } from '../../ui/controls/button-class.ts'
import { Sheet } from '../../ui/overlays/sheet.tsx'
import { CrusadeIcon } from '../../ui/pictures/icons.ts'
import { PlayerBadge } from '../../ui/pictures/player-badge.tsx'
import { Card } from '../../ui/surfaces/card.tsx'
import { Empty } from '../../ui/surfaces/empty.tsx'
import { PageFrame } from '../../ui/surfaces/page-frame.tsx'
import { Pending } from '../../ui/surfaces/pending.tsx'
import { PlayerRaidView } from './player-raid-view.tsx'
import { PlayerView } from './player-view.tsx'

/** The page of a player: one's own too, as others see it. */
export function PlayerPage() {
  const id = readId(useParams().playerId)
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

/** Invites the player to the own crusade. Nothing for who leads none that gathers. */
function PlayerCrusade({ name }: { name: string }) {
  const crusade = useGameData('missions').data?.crusade
  const invite = useInviteToCrusade({
    mutation: { onSuccess: () => notify('success', `Приглашение отправлено: ${name}`) },
  })
  if (!crusade?.isLeader || crusade.state !== 'GATHERING') return null
  return (
    <FeatureButton
      feature="crusades"
      icon={<CrusadeIcon />}
      loading={invite.isPending}
      onClick={() => invite.mutate({ crusadeId: crusade.crusadeId, data: { playerName: name } })}
    >
      Позвать в поход
    </FeatureButton>
  )
}

/** `PlayerRaidView` with live data. */
function PlayerRaid({ playerId }: { playerId: number }) {
  const queries = useQueryClient()
  const { raider, error, onRetry } = useRaider()
  const raids = useGameData('raids').data
  // Others raid the same castle: ask each time.
  const there = useGetOpponent(playerId, { query: { staleTime: 0 } })
  const refetch = () => void there.refetch()
  useOutdated(raids, there.queryKey)
  const spy = useSpyOnCastle({
    mutation: {
      onSuccess: ({ opponent }) => {
        queries.setQueryData(there.queryKey, opponent)
        notify('success', 'Лазутчики вернулись: оборона видна полчаса')
      },
      onError: refetch,
    },
  })
  if (!there.data || !raider)
    return (
      <Pending {...together({ error: there.error, retry: refetch }, { error, retry: onRetry })} lines={2} />
    )
  return (
    <PlayerRaidView
      opponent={there.data}
      raider={raider}
      spying={spy.isPending}
      onSpy={() => spy.mutate({ opponentId: playerId })}
    />
  )
}

type WornGearSheetProps = { gear: Gear; level: number; onClose: () => void }

/** Gear of another player, beside the gear that the player wears in its place. */
function WornGearSheet({ gear, level, onClose }: WornGearSheetProps) {
  const own = useGameData('inventory').data?.gear ?? []
  const army = useGameData('army').data
  return (
    <Sheet open title={gear.name} onClose={onClose}>
      <GearDetail
        gear={gear}
        level={level}
        army={servingArmy(army?.groups)}
        worn={wornBySlot(own)}
        slot={gear.equippedSlot ?? gear.slots[0]}
        titled
      />
    </Sheet>
  )
}

type UnknownPlayerProps = { error: Error | null; onRetry: () => void }

/** Replaces the page of a player who is loading, does not exist or failed to load. */
export function UnknownPlayer({ error, onRetry }: UnknownPlayerProps) {
  return (
    <PageFrame title="Страница игрока" width="narrow">
      <Card label="Игрок">
        {isMissing(error) ? (
          <Empty
            icon={<PlayerBadge player={null} note="Игрок без сведений" size={64} />}
            action={
              <PageLink className={buttonClass({})} to="topPlayers">
                К лучшим игрокам
              </PageLink>
            }
          >
            Такого замка нет на карте.
          </Empty>
        ) : (
          <Pending error={error} onRetry={onRetry} lines={10} />
        )}
      </Card>
    </PageFrame>
  )
}
