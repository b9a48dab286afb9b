import { useState } from 'react'
import { useAtLeast } from '../../ui/use-media-query.ts'
import { MissionAway } from './mission-away.tsx'
import { MissionCard } from './mission-card.tsx'
import { MissionLocked } from './mission-locked.tsx'
import { MissionSlot } from './mission-slot.tsx'
import type { Mission, MissionChoice, MissionList, MissionRegion } from './mission-types.ts'
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

const oneColumn = ['only']
const twoColumns = ['left', 'right']

/** The missions of one region; one of them is open to be decided. */
export function RegionMissions(props: RegionMissionsProps) {
  const { list, region, progress, lord, starting, onStart, onReturn } = props
  const outcome = useFreshOutcome(progress.last)
  const [choices, setChoices] = useState<ReadonlyMap<string, MissionChoice>>(new Map())
  const [opened, setOpened] = useState<string | null>(null)
  const columns = useAtLeast('md') ? twoColumns : oneColumn
  const missions = hardestFirst(region.missions)
  const openMissions = missions.filter(({ isLocked }) => !isLocked)
  const open = opened ?? firstToOpen(openMissions, outcome?.missionKey)

  const show = (mission: Mission) => {
    const { missionKey } = mission
    if (progress.active?.missionKey === missionKey) {
      return (
        <MissionSlot key={missionKey} state="away">
          <MissionAway mission={mission} run={progress.active} onEnd={onReturn} />
        </MissionSlot>
      )
    }
    if (mission.isLocked) {
      return <MissionLocked key={missionKey} mission={mission} experience={lord.experience} />
    }
    const choice = choices.get(missionKey) ?? { ...firstChoice, ...lastChoiceOf(outcome, missionKey) }
    const place = openMissions.indexOf(mission) + 1
    return (
      <MissionSlot key={missionKey} state={open === missionKey ? 'open' : 'short'}>
        <MissionCard
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
          onStart={() => {
            setOpened(missionKey)
            onStart({ missionKey, ...choice })
          }}
        />
      </MissionSlot>
    )
  }

  // Columns of their own: a card that grows must not push its neighbours from one to the other.
  return (
    <div className={styles.missions}>
      {columns.map((column, place) => (
        <div key={column} className={styles.column}>
          {missions.filter((_mission, index) => index % columns.length === place).map(show)}
        </div>
      ))}
    </div>
  )
}

/** Of those that are open the latest comes first: one who has risen does not walk past the mill. Then what opens next. */
function hardestFirst(missions: readonly Mission[]): Mission[] {
  const [open, locked] = [false, true].map((wanted) => missions.filter(({ isLocked }) => isLocked === wanted))
  return [...(open ?? []).sort((left, right) => right.level - left.level), ...(locked ?? [])]
}

/** Where one has just been, else the hardest that is rather won than lost, else the easiest. */
function firstToOpen(missions: readonly Mission[], returned: string | undefined): string | undefined {
  if (missions.some(({ missionKey }) => missionKey === returned)) return returned
  const hopeful = missions.find(({ difficulties }) => difficulties.some(({ winPercent }) => winPercent >= 50))
  return (hopeful ?? missions.at(-1))?.missionKey
}

function lastChoiceOf(
  outcome: { missionKey: string; difficulty: MissionChoice['difficulty'] } | null,
  missionKey: string,
): Partial<MissionChoice> {
  return outcome?.missionKey === missionKey ? { difficulty: outcome.difficulty } : {}
}
