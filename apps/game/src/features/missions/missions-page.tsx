import { useListMissions, useStartMission } from '#generated/hooks/missions.ts'
import { UNLIMITED_MIN_LEVEL } from '#rules/missions/unlimited-mission.ts'
import { useShownInParts } from '../../live/shown-in-parts.ts'
import { together } from '../../live/together.ts'
import { useGameData } from '../../live/use-game-data.ts'
import { useOutdated } from '../../live/use-outdated.ts'
import { usePageOpen } from '../../shell/page-open.ts'
import { useFillArmy } from '../../things/army/use-fill-army.ts'
import { useExpectedReturn } from '../../things/missions/use-expected-return.ts'
import { MissionsView } from './missions-view.tsx'
import { ReturnOffer } from './return-offer.tsx'
import { UnlimitedRoad } from './unlimited-road.tsx'

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
      host={{
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
