import { useListMissions, useStartMission } from '#generated/hooks/missions.ts'
import { useGameData } from '../../live/use-game-data.ts'
import { useOutdated } from '../../live/use-outdated.ts'
import { armyAway } from './army-away.ts'
import { keepChoice, readKeptChoices } from './kept-choices.ts'
import { NextButton } from './next-button.tsx'
import { nextMission } from './next-mission.ts'

/** Starts the mission that comes after the last one. Nothing if there is no good one, and before the data is there. */
export function StartNextMission({ onStarted }: { onStarted?: () => void }) {
  const panel = useGameData('controlPanel').data
  const missions = useGameData('missions').data
  const quests = useGameData('quests').data
  const list = useListMissions({ query: { staleTime: 0 } })
  const start = useStartMission({ mutation: { onSuccess: () => onStarted?.() } })
  const level = panel?.baseInfo.level
  useOutdated(level && missions && `${level} ${missions.last?.missionRunId}`, list.queryKey)
  const last = missions?.last
  if (!panel || !last || !quests || !list.data) return null
  const tried = readKeptChoices()
  const next = nextMission({
    list: list.data,
    level: panel.baseInfo.level,
    last,
    quests: quests.active,
    tried,
  })
  if (!next) return null
  const { missionKey } = next.mission
  const { difficulty, skill } = next.way
  return (
    <NextButton
      next={next}
      level={panel.baseInfo.level}
      energy={panel.energy}
      active={armyAway(missions)}
      starting={start.isPending}
      waiting={false}
      main={`В поход: ${next.mission.name}`}
      onStart={() => {
        keepChoice(missionKey, { difficulty, skill })
        start.mutate({ data: { missionKey, difficulty, skill } })
      }}
    />
  )
}
