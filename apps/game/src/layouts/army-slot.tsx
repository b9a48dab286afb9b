import type { ReactNode } from 'react'
import type { MissionsData } from '#generated/types.ts'
import { type ArmyAway, armyAway } from '../shared/missions/army-away.ts'
import { MissionAgain } from '../shared/missions/mission-again.tsx'
import { useExpectedReturn } from '../shared/missions/use-expected-return.ts'
import { PageLink } from '../shell/page-link.tsx'
import { HourglassIcon } from '../ui/pictures/icons.ts'
import { Countdown } from '../ui/values/countdown.tsx'
import styles from './army-slot.module.css'
import menuStyles from './game-menu.module.css'

type ArmySlotViewProps = {
  /** Null while the army is at home. */
  away: ArmyAway | null
  /** Where the army is. */
  to?: 'missions' | 'ownCrusade'
  onReturn: () => void
  /** Repeats the last mission. */
  again: ReactNode
}

/** The army's place in the menu: «Ещё раз», and on the way the time until it returns. */
export function ArmySlotView({ away, to = 'missions', onReturn, again }: ArmySlotViewProps) {
  if (!away) return <div className={styles.again}>{again}</div>
  return (
    <PageLink to={to} className={menuStyles.entry}>
      <span className={menuStyles.sign}>
        <HourglassIcon />
      </span>
      <Countdown until={away.endsAt} label="До возвращения" onEnd={onReturn} />
    </PageLink>
  )
}

/** `ArmySlotView` that repeats the last mission from any page. */
export function ArmySlot({ missions }: { missions: MissionsData }) {
  const { active, last } = missions
  const askForReturn = useExpectedReturn()
  const request = last && { missionKey: last.missionKey, difficulty: last.difficulty, skill: last.skill }
  return (
    <ArmySlotView
      away={armyAway(missions)}
      to={active ? 'missions' : 'ownCrusade'}
      onReturn={askForReturn}
      again={request && <MissionAgain short request={request} />}
    />
  )
}
