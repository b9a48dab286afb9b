import type { ReactNode } from 'react'
import type { MissionRun, MissionsData } from '../../../../generated/types.ts'
import { PageLink } from '../shell/page-link.tsx'
import { MarchAgain } from '../things/missions/march-again.tsx'
import { useExpectedReturn } from '../things/missions/use-expected-return.ts'
import { HourglassIcon } from '../ui/pictures/icons.ts'
import { Countdown } from '../ui/values/countdown.tsx'
import menuStyles from './game-menu.module.css'
import styles from './march-slot.module.css'

type MarchSlotViewProps = {
  active: MissionRun | null
  onReturn: () => void
  /** Repeats the last march. */
  again: ReactNode
}

/** The army's place in the menu: «Ещё раз», and on the way the time until it returns. */
export function MarchSlotView({ active, onReturn, again }: MarchSlotViewProps) {
  if (!active) return <div className={styles.again}>{again}</div>
  return (
    <PageLink to="missions" className={menuStyles.entry}>
      <span className={menuStyles.sign}>
        <HourglassIcon />
      </span>
      <Countdown until={active.endsAt} label="До возвращения" onEnd={onReturn} />
    </PageLink>
  )
}

/** `MarchSlotView` that repeats the last march from any page. */
export function MarchSlot({ missions: { active, last } }: { missions: MissionsData }) {
  const askForReturn = useExpectedReturn()
  const march = last && { missionKey: last.missionKey, difficulty: last.difficulty, skill: last.skill }
  return (
    <MarchSlotView
      active={active}
      onReturn={askForReturn}
      again={march && <MarchAgain short march={march} />}
    />
  )
}
