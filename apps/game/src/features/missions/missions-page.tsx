import { useEffect, useRef } from 'react'
import { useListMissions, useStartMission } from '../../../../../generated/hooks/missions.ts'
import { together } from '../../live/together.ts'
import { useGameData } from '../../live/use-game-data.ts'
import { useOutdated } from '../../live/use-outdated.ts'
import { usePageOpen } from '../../shell/page-open.ts'
import { MissionsView } from './missions-view.tsx'

/** How long (ms) after the countdown's end the live message may take before it is asked for. */
const grace = 1500

/** Where the host may go, where it is now, and how it came home. */
export function MissionsPage() {
  const missions = useGameData('missions')
  const panel = useGameData('controlPanel')
  const army = useGameData('army')
  const canHire = usePageOpen('army')
  // What is worn may have changed since it was last looked at.
  const list = useListMissions({ query: { staleTime: 0 } })
  const start = useStartMission()
  const { baseInfo, energy } = panel.data ?? {}

  // The forecast is for the army, the level and the strain of the host: asked for again when one of them changes.
  useOutdated(army.data, list.queryKey)
  useOutdated(
    baseInfo && missions.data && `${baseInfo.level} ${missions.data.last?.missionRunId}`,
    list.queryKey,
  )

  const underway = useRef(missions.data?.active?.missionRunId)
  useEffect(() => {
    underway.current = missions.data?.active?.missionRunId
  })
  const askForReturn = () => {
    const run = underway.current
    setTimeout(() => {
      if (run === underway.current) missions.retry()
    }, grace)
  }

  return (
    <MissionsView
      list={list.data}
      progress={missions.data}
      lord={baseInfo && energy && { level: baseInfo.level, experience: baseInfo.experience, energy }}
      {...together({ error: list.error, retry: () => void list.refetch() }, missions, panel)}
      host={{
        army: army.data,
        error: army.error,
        onRetry: army.retry,
        canHire,
      }}
      starting={start.isPending ? start.variables.data.missionKey : null}
      onStart={(data) => start.mutate({ data })}
      onReturn={askForReturn}
    />
  )
}
