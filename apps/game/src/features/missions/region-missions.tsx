import { useState } from 'react'
import { MissionAway } from './mission-away.tsx'
import { MissionCard } from './mission-card.tsx'
import { MissionLocked } from './mission-locked.tsx'
import type { MissionChoice, MissionList, MissionRegion } from './mission-types.ts'
import styles from './missions.module.css'
import type { MissionsViewProps } from './missions-view.tsx'
import { useFreshOutcome } from './use-fresh-outcome.ts'

type RegionMissionsProps = Pick<MissionsViewProps, 'starting' | 'onStart' | 'onReturn'> & {
  list: MissionList
  region: MissionRegion
  progress: NonNullable<MissionsViewProps['progress']>
  lord: NonNullable<MissionsViewProps['lord']>
}

const firstChoice: MissionChoice = { difficulty: 'EASY', skill: 'FRONTAL_ATTACK' }

/** The missions of one region; one of them is open to be decided. */
export function RegionMissions(props: RegionMissionsProps) {
  const { list, region, progress, lord, starting, onStart, onReturn } = props
  const outcome = useFreshOutcome(progress.last)
  const [choices, setChoices] = useState<ReadonlyMap<string, MissionChoice>>(new Map())
  const [opened, setOpened] = useState<string | null>(null)
  const isHere = (key: string | undefined) => region.missions.some(({ missionKey }) => missionKey === key)
  const open =
    opened ??
    (isHere(outcome?.missionKey) ? outcome?.missionKey : undefined) ??
    region.missions.findLast(({ isLocked }) => !isLocked)?.missionKey
  const openMissions = region.missions.filter(({ isLocked }) => !isLocked)

  return (
    <div className={styles.missions}>
      {region.missions.map((mission) => {
        const { missionKey } = mission
        if (progress.active?.missionKey === missionKey) {
          return <MissionAway key={missionKey} mission={mission} run={progress.active} onEnd={onReturn} />
        }
        if (mission.isLocked) {
          return <MissionLocked key={missionKey} mission={mission} experience={lord.experience} />
        }
        const choice = choices.get(missionKey) ?? { ...firstChoice, ...lastChoiceOf(outcome, missionKey) }
        const place = openMissions.indexOf(mission) + 1
        return (
          <MissionCard
            key={missionKey}
            mission={mission}
            choice={choice}
            onChoose={(next) => setChoices(new Map(choices).set(missionKey, next))}
            isOpen={open === missionKey}
            onOpen={() => setOpened(missionKey)}
            level={lord.level}
            energy={lord.energy}
            skillReduction={list.skillReduction}
            active={progress.active}
            outcome={outcome?.missionKey === missionKey ? outcome : null}
            starting={starting === missionKey}
            waiting={starting !== null && starting !== missionKey}
            shortcut={place <= 9 ? String(place) : undefined}
            onStart={() => onStart({ missionKey, ...choice })}
          />
        )
      })}
    </div>
  )
}

function lastChoiceOf(
  outcome: { missionKey: string; difficulty: MissionChoice['difficulty'] } | null,
  missionKey: string,
): Partial<MissionChoice> {
  return outcome?.missionKey === missionKey ? { difficulty: outcome.difficulty } : {}
}
