import { useNavigate } from 'react-router-dom'
import { missionByKey } from '../../../../../catalogue/missions/missions.ts'
import { useStartMission } from '../../../../../generated/hooks/missions.ts'
import type { Fight } from '../../../../../generated/types.ts'
import { useGameData } from '../../live/use-game-data.ts'
import { pageAddress } from '../../shell/page-address.ts'
import { StartButton } from '../../things/missions/start-button.tsx'

/** Starts the fight's mission again, with the same choices. Nothing for other fights and before the data is there. */
export function MarchAgain({ fight }: { fight: Fight }) {
  const { summary, report } = fight
  const panel = useGameData('controlPanel').data
  const missions = useGameData('missions').data
  const navigate = useNavigate()
  const start = useStartMission({ mutation: { onSuccess: () => navigate(pageAddress('missions')) } })
  const mission = fight.missionKey === null ? undefined : missionByKey(fight.missionKey)
  const { difficulty } = summary
  const { skill } = report.attacker
  if (!mission || !panel || !missions || difficulty === null || skill === null) return null
  return (
    <StartButton
      mission={mission}
      difficulty={difficulty}
      level={panel.baseInfo.level}
      energy={panel.energy}
      active={missions.active}
      starting={start.isPending}
      waiting={false}
      onStart={() => start.mutate({ data: { missionKey: mission.key, difficulty, skill } })}
    >
      Ещё раз
    </StartButton>
  )
}
