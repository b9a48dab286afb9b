import { missionByKey } from '#catalogue/missions/missions.ts'
import { useStartMission } from '#generated/hooks/missions.ts'
import type { StartMissionRequest } from '#generated/types.ts'
import { missionEnergy } from '#rules/missions/missions.ts'
import { useGameData } from '../../live/use-game-data.ts'
import { formatPercent } from '../../ui/format/number.ts'
import { armyAway } from './army-away.ts'
import { MissionCost } from './mission-cost.tsx'
import { StartButton } from './start-button.tsx'
import { useKnownChance } from './use-known-chance.ts'

type MissionAgainProps = {
  request: Pick<StartMissionRequest, 'missionKey' | 'difficulty' | 'skill'>
  /** For the menu: the energy and, if it is known, the chance above the words, and the place in the name. */
  short?: boolean
  onStarted?: () => void
}

/** Starts a mission with the same choices as before. Nothing for unknown missions and before the data is there. */
export function MissionAgain({ request, short = false, onStarted }: MissionAgainProps) {
  const panel = useGameData('controlPanel').data
  const missions = useGameData('missions').data
  const start = useStartMission({ mutation: { onSuccess: () => onStarted?.() } })
  const chance = useKnownChance(
    request,
    panel && missions && `${panel.baseInfo.level} ${missions.last?.missionRunId}`,
  )
  const mission = missionByKey(request.missionKey)
  if (!mission || !panel || !missions) return null
  const energy = missionEnergy(request.difficulty)
  return (
    <StartButton
      mission={mission}
      difficulty={request.difficulty}
      level={panel.baseInfo.level}
      energy={panel.energy}
      active={armyAway(missions)}
      starting={start.isPending}
      waiting={false}
      {...(short && {
        icon: <MissionCost energy={energy} chance={chance} />,
        label: againWords(mission.name, energy, chance),
      })}
      onStart={() => start.mutate({ data: request })}
    >
      Ещё раз
    </StartButton>
  )
}

function againWords(name: string, energy: number, chance: number | null): string {
  const odds = chance === null ? '' : `, победа ${formatPercent(chance)}`
  return `Ещё раз: ${name}, энергия ${energy}${odds}`
}
