import type { ReactNode } from 'react'
import type { MissionsData } from '#generated/types.ts'
import { PageLink } from '../shell/page-link.tsx'
import { type HostAway, hostAway } from '../things/missions/host-away.ts'
import { MarchAgain } from '../things/missions/march-again.tsx'
import { useExpectedReturn } from '../things/missions/use-expected-return.ts'
import { HourglassIcon } from '../ui/pictures/icons.ts'
import { Countdown } from '../ui/values/countdown.tsx'
import menuStyles from './game-menu.module.css'
import styles from './march-slot.module.css'

type MarchSlotViewProps = {
  /** Null while the host is at home. */
  away: HostAway | null
  /** Where the host is. */
  to?: 'missions' | 'ownCrusade'
  onReturn: () => void
  /** Repeats the last march. */
  again: ReactNode
}

/** The army's place in the menu: «Ещё раз», and on the way the time until it returns. */
export function MarchSlotView({ away, to = 'missions', onReturn, again }: MarchSlotViewProps) {
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

/** `MarchSlotView` that repeats the last march from any page. */
export function MarchSlot({ missions }: { missions: MissionsData }) {
  const { active, last } = missions
  const askForReturn = useExpectedReturn()
  const march = last && { missionKey: last.missionKey, difficulty: last.difficulty, skill: last.skill }
  return (
    <MarchSlotView
      away={hostAway(missions)}
      to={active ? 'missions' : 'ownCrusade'}
      onReturn={askForReturn}
      again={march && <MarchAgain short march={march} />}
    />
  )
}
