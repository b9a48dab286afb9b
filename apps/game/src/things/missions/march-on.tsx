import { useListMissions, useStartMission } from '#generated/hooks/missions.ts'
import { useGameData } from '../../live/use-game-data.ts'
import { useOutdated } from '../../live/use-outdated.ts'
import { hostAway } from './host-away.ts'
import { keepChoice, readKeptChoices } from './kept-choices.ts'
import { NextButton } from './next-button.tsx'
import { nextMarch } from './next-march.ts'

/** Starts the march that comes after the last one. Nothing if there is no good one, and before the data is there. */
export function MarchOn({ onStarted }: { onStarted?: () => void }) {
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
  const next = nextMarch({
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
      active={hostAway(missions)}
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
