import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import {
  useGetUnlimitedMission,
  useListMissions,
  useStartMission,
  useStartUnlimitedMission,
} from '#generated/hooks/missions.ts'
import { useGetPushSettings } from '#generated/hooks/notifications.ts'
import type { Energy, MissionsData } from '#generated/types.ts'
import { UNLIMITED_MIN_LEVEL } from '#rules/missions/unlimited-mission.ts'
import { together } from '../../live/together.ts'
import { useGameData, useShownInParts } from '../../live/use-game-data.ts'
import { useOutdated } from '../../live/use-outdated.ts'
import { useFillArmy } from '../../shared/army/use-fill-army.ts'
import { armyAway } from '../../shared/missions/army-away.ts'
import { useExpectedReturn } from '../../shared/missions/use-expected-return.ts'
import { useAuth } from '../../shell/auth-state.ts'
import { notify } from '../../shell/notify.ts'
import { pageAddress } from '../../shell/page-address.ts'
import { usePageOpen } from '../../shell/page-open.ts'
import { setUpPush } from '../../shell/push/push.ts'
import { declinePushOffer, isPushOfferDeclined } from '../../shell/push/push-memory.ts'
import { readPushPermission } from '../../shell/push/push-support.ts'
import { Button } from '../../ui/controls/button.tsx'
import styles from './mission-away.module.css'
import { MissionsView } from './missions-view.tsx'
import { UnlimitedCard } from './unlimited-card.tsx'

/** The unlimited mission shows a little before it opens. */
const UNLIMITED_SHOWN_LEVEL = UNLIMITED_MIN_LEVEL - 2

/** The missions page: the list, the mission under way and the last outcome. */
export function MissionsPage() {
  const missions = useGameData('missions')
  const panel = useGameData('controlPanel')
  const army = useGameData('army')
  const quests = useGameData('quests')
  const canHire = usePageOpen('army')
  // Worn gear may have changed since the last visit.
  const list = useListMissions({ query: { staleTime: 0 } })
  const shownList = useShownInParts(list.data)
  const start = useStartMission()
  const filling = useFillArmy()
  const askForReturn = useExpectedReturn()
  const gold = panel.data?.purse.gold
  const { baseInfo, energy } = panel.data ?? {}

  // The forecast depends on the army, the level and tiredness: refetch when one of them changes.
  useOutdated(army.data, list.queryKey)
  useOutdated(
    baseInfo && missions.data && `${baseInfo.level} ${missions.data.last?.missionRunId}`,
    list.queryKey,
  )

  return (
    <MissionsView
      list={shownList}
      progress={missions.data}
      quests={quests.data?.active}
      lord={baseInfo && energy && { level: baseInfo.level, experience: baseInfo.experience, energy }}
      {...together({ error: list.error, retry: () => void list.refetch() }, missions, panel)}
      ownArmy={{
        army: army.data,
        error: army.error,
        onRetry: army.retry,
        hiring: canHire && gold !== undefined ? { gold, ...filling } : undefined,
      }}
      starting={start.isPending ? start.variables.data.missionKey : null}
      onStart={(data) => start.mutate({ data })}
      onReturn={askForReturn}
      offer={<ReturnOffer />}
      unlimited={
        baseInfo &&
        energy &&
        missions.data &&
        baseInfo.level >= UNLIMITED_SHOWN_LEVEL && (
          <UnlimitedRoad
            level={baseInfo.level}
            energy={energy}
            missions={missions.data}
            waiting={start.isPending}
          />
        )
      }
    />
  )
}

/** While the army is away: offers a notification of its return. Not to those who have answered once. */
function ReturnOffer() {
  const [isAsking, setIsAsking] = useState(() => readPushPermission() === 'default' && !isPushOfferDeclined())
  const sessionId = useAuth().authData?.sessionId
  const { data } = useGetPushSettings({ query: { enabled: isAsking } })
  const accept = useMutation({
    mutationFn: async () => sessionId !== undefined && setUpPush(sessionId, { asks: true }),
    onSuccess: (isDone) => {
      setIsAsking(false)
      if (isDone) notify('success', 'Пришлём весть, когда войско вернётся')
    },
  })
  if (!isAsking || !data?.publicKey || !data.isEnabled) return null
  return (
    <ReturnOfferView
      isBusy={accept.isPending}
      onAccept={() => accept.mutate()}
      onDecline={() => {
        declinePushOffer()
        setIsAsking(false)
      }}
    />
  )
}

type UnlimitedRoadProps = {
  level: number
  energy: Energy
  missions: MissionsData
  waiting: boolean
}

/** The card of the unlimited mission with its data. A finished run opens its report. */
function UnlimitedRoad({ level, energy, missions, waiting }: UnlimitedRoadProps) {
  const navigate = useNavigate()
  const { data, error, refetch, queryKey } = useGetUnlimitedMission({ query: { staleTime: 0 } })
  const start = useStartUnlimitedMission({
    mutation: { onSuccess: ({ fightId }) => void navigate(pageAddress('fightLog', { of: fightId })) },
  })
  // Enemies and pay depend on the level, pay on how tired the army is.
  useOutdated(`${level} ${energy.spentToday} ${missions.unlimitedRecord}`, queryKey)
  return (
    <UnlimitedCard
      mission={data}
      level={level}
      energy={energy}
      active={armyAway(missions)}
      error={error}
      onRetry={() => void refetch()}
      starting={start.isPending}
      waiting={waiting}
      onStart={() => start.mutate()}
    />
  )
}

type ReturnOfferViewProps = { isBusy: boolean; onAccept: () => void; onDecline: () => void }

/** Asks whether the player wants to hear of the army's return outside of the game. */
export function ReturnOfferView({ isBusy, onAccept, onDecline }: ReturnOfferViewProps) {
  return (
    <div className={styles.offer}>
      <p className={styles.quiet}>Игру можно закрыть. Прислать уведомление, когда войско вернётся?</p>
      <div className={styles.answers}>
        <Button small loading={isBusy} onClick={onAccept}>
          Прислать
        </Button>
        <Button small onClick={onDecline}>
          Не надо
        </Button>
      </div>
    </div>
  )
}
