import type { ReactNode } from 'react'
import type { Mission, MissionRun } from '#generated/types.ts'
import { MissionSign } from '../../shared/missions/mission-sign.tsx'
import { DIFFICULTY_WORDS, SKILL_WORDS } from '../../shared/missions/mission-words.ts'
import { PlaceHead } from '../../shared/missions/place-head.tsx'
import { CastleIcon, MissionsIcon } from '../../ui/pictures/icons.ts'
import { Card } from '../../ui/surfaces/card.tsx'
import { Countdown } from '../../ui/values/countdown.tsx'
import { useSecondsLeft, useServerNow } from '../../ui/values/server-clock.tsx'
import styles from './mission-away.module.css'

type MissionAwayProps = {
  mission: Mission
  run: MissionRun
  onEnd: () => void
  /** An offer to hear of the return. */
  offer?: ReactNode
}

/** A mission under way: its progress and the time of return. */
export function MissionAway({ mission, run, onEnd, offer }: MissionAwayProps) {
  const left = useSecondsLeft(run.endsAt)
  return (
    <Card as="article" kind="flush" label={mission.name}>
      <PlaceHead place={mission} />
      <div className={styles.body}>
        <div className={styles.away}>
          <p className={styles.quiet}>
            {left > 0
              ? `Войско в ${run.patrolHours ? 'дозоре' : 'походе'}, вернётся через`
              : 'Войско уже у ворот'}
          </p>
          <Countdown className={styles.clock} until={run.endsAt} label="До возвращения" onEnd={onEnd} />
          <Route run={run} icon={mission.icon} />
          <p className={styles.quiet}>
            {DIFFICULTY_WORDS[run.difficulty]} · {SKILL_WORDS[run.skill]}
          </p>
          {left > 0 && offer}
        </div>
      </div>
    </Card>
  )
}

/** From the gate to the enemy and back. The animation starts at the run's current point. */
function Route({ run, icon }: { run: MissionRun; icon: string }) {
  const now = useServerNow()
  const startedAt = Date.parse(run.startedAt)
  const total = Math.max(1, Date.parse(run.endsAt) - startedAt)
  const passed = Math.min(total, Math.max(0, now() - startedAt))
  return (
    <div className={styles.route} aria-hidden="true">
      <CastleIcon />
      <div className={styles.path}>
        <i
          key={run.missionRunId}
          className={styles.advancing}
          style={{ animationDuration: `${total}ms`, animationDelay: `${-passed}ms` }}
        >
          <MissionsIcon />
        </i>
      </div>
      <MissionSign icon={icon} />
    </div>
  )
}
