import { type ReactNode, useEffect, useRef, useState } from 'react'
import type {
  Energy,
  Mission,
  MissionList,
  MissionOutcome,
  MissionRegion,
  MissionsData,
  QuestsData,
  StartMissionRequest,
} from '#generated/types.ts'
import { armyAway } from '../../shared/missions/army-away.ts'
import type { MissionChoice } from '../../shared/missions/kept-choices.ts'
import { type KeptChoices, keepChoices, readKeptChoices } from '../../shared/missions/kept-choices.ts'
import { type NextMission, nextMission } from '../../shared/missions/next-mission.ts'
import { suggestedChoice } from '../../shared/missions/suggested-choice.ts'
import { flyFrom } from '../../shell/coin-flights.ts'
import { playSound } from '../../shell/sound.ts'
import { useAtLeast } from '../../ui/hooks/use-media-query.ts'
import { useServerNow } from '../../ui/values/server-clock.tsx'
import { MissionAway } from './mission-away.tsx'
import { MissionCard } from './mission-card.tsx'
import { MissionLocked } from './mission-locked.tsx'
import styles from './missions.module.css'
import type { OwnArmyCardProps } from './own-army-card.tsx'

export type RegionMissionsProps = {
  list: MissionList
  region: MissionRegion
  progress: Pick<MissionsData, 'active' | 'last' | 'won' | 'total' | 'crusade'>
  lord: { level: number; experience: number; energy: Energy }
  ownArmy: OwnArmyCardProps
  /** What the next mission may be for. */
  quests: QuestsData['active'] | undefined
  /** Key of the mission whose start is in progress. */
  starting: string | null
  onStart: (mission: StartMissionRequest) => void
  /** The countdown of the mission under way has ended. */
  onReturn: () => void
  /** Shown while the army is away. */
  offer?: ReactNode
}

const ONE_COLUMN = ['only']
const TWO_COLUMNS = ['left', 'right']

/** The missions of one region, one of them unfolded. */
export function RegionMissions(props: RegionMissionsProps) {
  const { list, region, progress, lord, ownArmy, quests, starting, onStart, onReturn, offer } = props
  const outcome = useFreshOutcome(progress.last)
  const [choices, setChoices] = useState<KeptChoices>(() => withLast(readKeptChoices(), progress.last))
  const [opened, setOpened] = useState<string | null>(null)
  const columns = useAtLeast('md') ? TWO_COLUMNS : ONE_COLUMN
  // Fixed at the first render: no card moves under the finger when the army's strength changes.
  const [order] = useState(() => ({
    first: (progress.active ?? progress.last)?.missionKey,
    hopeful: new Set(region.missions.filter(isHopeful).map(({ missionKey }) => missionKey)),
  }))
  const missions = worthwhileFirst(region.missions, order)
  const openMissions = missions.filter(({ isLocked }) => !isLocked)
  const open = opened ?? openMissions[0]?.missionKey
  const next =
    outcome && nextMission({ list, level: lord.level, last: outcome, quests: quests ?? [], tried: choices })

  const send = (
    missionKey: string,
    choice: MissionChoice,
    patrol: Pick<StartMissionRequest, 'patrolHours'> = {},
  ) => {
    const kept = new Map(choices).set(missionKey, choice)
    setChoices(kept)
    keepChoices(kept)
    setOpened(missionKey)
    onStart({ missionKey, ...choice, ...patrol })
  }
  const goOn = ({ mission: { missionKey }, way: { difficulty, skill } }: NextMission) => {
    send(missionKey, { difficulty, skill })
  }

  const show = (mission: Mission) => {
    const { missionKey } = mission
    if (progress.active?.missionKey === missionKey) {
      return (
        <MissionSlot key={missionKey} state="away">
          <MissionAway mission={mission} run={progress.active} onEnd={onReturn} offer={offer} />
        </MissionSlot>
      )
    }
    if (mission.isLocked) {
      return <MissionLocked key={missionKey} mission={mission} experience={lord.experience} />
    }
    const choice = choices.get(missionKey) ?? suggestedChoice(mission.difficulties, progress.last?.difficulty)
    const place = openMissions.indexOf(mission) + 1
    const isBack = outcome?.missionKey === missionKey
    return (
      <MissionSlot key={missionKey} state={isBack ? 'back' : open === missionKey ? 'open' : 'short'}>
        <MissionCard
          mission={mission}
          choice={choice}
          onChoose={(next) => setChoices(new Map(choices).set(missionKey, next))}
          isOpen={open === missionKey}
          onOpen={() => setOpened(missionKey)}
          isRepeated={choices.has(missionKey)}
          level={lord.level}
          energy={lord.energy}
          ownArmy={ownArmy.army}
          skillReduction={list.skillReduction}
          active={armyAway(progress)}
          outcome={isBack ? outcome : null}
          starting={starting === missionKey}
          waiting={starting !== null && starting !== missionKey}
          shortcut={place <= 9 ? String(place) : undefined}
          onStart={() => send(missionKey, choice)}
          onPatrol={(patrolHours) => send(missionKey, choice, { patrolHours })}
          next={next}
          startingNext={starting !== null && starting === next?.mission.missionKey}
          onNext={() => next && goOn(next)}
        />
      </MissionSlot>
    )
  }

  // Separate columns: a card that grows must not push its neighbours into the other column.
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

/** Whether any difficulty gives at least a 50 % chance to win. */
function isHopeful({ difficulties }: Mission): boolean {
  return difficulties.some(({ winPercent }) => winPercent >= 50)
}

/**
 * First the last mission, so that it can be repeated at once. Then the missions that are likely to be won, the hardest
 * of them first, so that a stronger player does not scroll past old ones. Then those that are too hard, the easiest
 * first. Locked ones last.
 */
function worthwhileFirst(
  missions: readonly Mission[],
  { first, hopeful }: { first: string | undefined; hopeful: ReadonlySet<string> },
): Mission[] {
  const open = missions.filter(({ isLocked }) => !isLocked)
  const others = open.filter(({ missionKey }) => missionKey !== first)
  return [
    ...open.filter(({ missionKey }) => missionKey === first),
    ...others
      .filter(({ missionKey }) => hopeful.has(missionKey))
      .sort((left, right) => right.level - left.level),
    ...others
      .filter(({ missionKey }) => !hopeful.has(missionKey))
      .sort((left, right) => left.level - right.level),
    ...missions.filter(({ isLocked }) => isLocked),
  ]
}

/** The kept choices with that of the last mission, which another browser may have started. */
function withLast(kept: KeptChoices, last: MissionOutcome | null): KeptChoices {
  if (!last) return kept
  const { missionKey, difficulty, skill } = last
  return new Map(kept).set(missionKey, { difficulty, skill })
}

type MissionSlotProps = { state: 'short' | 'open' | 'away' | 'back'; children: ReactNode }

/**
 * A card's place in the list. Opening, starting or coming back changes the card's height, so the slot keeps in sight
 * what has changed, and keeps the focus.
 */
function MissionSlot({ state, children }: MissionSlotProps) {
  const slot = useRef<HTMLDivElement>(null)
  const before = useRef(state)
  useEffect(() => {
    if (before.current === state) return
    before.current = state
    if (state === 'short') return
    slot.current?.querySelector('header')?.scrollIntoView({ block: 'nearest' })
    slot.current?.querySelector('[data-reveal]')?.scrollIntoView({ block: 'nearest' })
    // The pressed button is gone.
    if (document.activeElement === document.body) slot.current?.focus({ preventScroll: true })
  }, [state])
  return (
    <div ref={slot} tabIndex={-1} className={styles.slot}>
      {children}
    </div>
  )
}

/** How long (ms) an outcome stays on its mission's card. */
const FRESH_OUTCOME_MS = 30 * 60_000

/** The last outcome while it is recent. One that arrives while the page is open sends its gold to the purse. */
function useFreshOutcome(last: MissionOutcome | null): MissionOutcome | null {
  const now = useServerNow()
  const seen = useRef(last?.missionRunId)
  useEffect(() => {
    if (!last || seen.current === last.missionRunId) return
    seen.current = last.missionRunId
    playSound(last.result)
    if (last.reward.gold > 0) flyFrom(`mission:${last.missionRunId}`)
  }, [last])
  return last && now() - Date.parse(last.finishedAt) < FRESH_OUTCOME_MS ? last : null
}
