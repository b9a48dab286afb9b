import { useNavigate } from 'react-router-dom'
import { useGetUnlimitedMission, useStartUnlimitedMission } from '#generated/hooks/missions.ts'
import type { Energy, MissionsData } from '#generated/types.ts'
import { useOutdated } from '../../live/use-outdated.ts'
import { pageAddress } from '../../shell/page-address.ts'
import { hostAway } from '../../things/missions/host-away.ts'
import { UnlimitedCard } from './unlimited-card.tsx'

type UnlimitedRoadProps = {
  level: number
  energy: Energy
  missions: MissionsData
  waiting: boolean
}

/** The card of the unlimited mission with its data. A finished run opens its report. */
export function UnlimitedRoad({ level, energy, missions, waiting }: UnlimitedRoadProps) {
  const navigate = useNavigate()
  const { data, error, refetch, queryKey } = useGetUnlimitedMission({ query: { staleTime: 0 } })
  const start = useStartUnlimitedMission({
    mutation: { onSuccess: ({ fightId }) => void navigate(pageAddress('fightLog', { of: fightId })) },
  })
  // Enemies and pay depend on the level, pay on how tired the host is.
  useOutdated(`${level} ${energy.spentToday} ${missions.unlimitedRecord}`, queryKey)
  return (
    <UnlimitedCard
      mission={data}
      level={level}
      energy={energy}
      active={hostAway(missions)}
      error={error}
      onRetry={() => void refetch()}
      starting={start.isPending}
      waiting={waiting}
      onStart={() => start.mutate()}
    />
  )
}
