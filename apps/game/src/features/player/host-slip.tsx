import type { ReactNode } from 'react'
import type { MissionRun, MissionsData } from '../../../../../generated/types.ts'
import { PageLink } from '../../shell/page-link.tsx'
import { hostAway } from '../../things/missions/host-away.ts'
import { leftBehindWords, rewardWords } from '../../things/missions/reward-words.ts'
import { buttonClass } from '../../ui/controls/button-class.ts'
import { ArmyIcon, CrusadeIcon, HourglassIcon, MissionsIcon } from '../../ui/pictures/icons.ts'
import { Card } from '../../ui/surfaces/card.tsx'
import { Countdown } from '../../ui/values/countdown.tsx'
import styles from './castle.module.css'

const DIFFICULTY_WORDS = { EASY: 'лёгкий', MEDIUM: 'средний', HARD: 'тяжёлый' } satisfies Record<
  MissionRun['difficulty'],
  string
>
const RESULT_WORDS = { WIN: 'Победа', LOSE: 'Поражение', DRAW: 'Ничья' } as const

type HostSlipProps = {
  missions: MissionsData
  canGo: boolean
  /** Starts the next mission. The menu repeats the last one. */
  onward: ReactNode
}

/** The army's whereabouts: on a mission, just returned, or idle. */
export function HostSlip({ missions, canGo, onward }: HostSlipProps) {
  const { active, last, crusade } = missions
  if (active)
    return (
      <Card kind="slip" label="Войско в походе">
        <HourglassIcon aria-hidden="true" />
        <div className={styles.words}>
          <PageLink className={styles.way} to="missions">
            Войско в походе
          </PageLink>
          <small>
            «{active.name}», {DIFFICULTY_WORDS[active.difficulty]}
          </small>
        </div>
        <Countdown className={styles.countdown} until={active.endsAt} label="До возвращения" />
      </Card>
    )
  const away = hostAway(missions)
  if (away && crusade)
    return (
      <Card kind="slip" label="Войско в крестовом походе">
        <CrusadeIcon aria-hidden="true" />
        <div className={styles.words}>
          <PageLink className={styles.way} to="ownCrusade">
            Войско в крестовом походе
          </PageLink>
          <small>«{crusade.name}»</small>
        </div>
        <Countdown className={styles.countdown} until={away.endsAt} label="До возвращения" />
      </Card>
    )
  if (last) {
    const words = rewardWords(last.reward)
    const leftBehind = leftBehindWords(last.reward)
    return (
      <Card kind="slip" label="Последний поход" className={styles.returned}>
        <MissionsIcon aria-hidden="true" />
        <div className={styles.words}>
          {RESULT_WORDS[last.result]}: «{last.name}»<small>{words === '' ? 'Без добычи' : words}</small>
          {leftBehind !== '' && <small>Не поместилось на складе: {leftBehind}</small>}
          <p className={styles.ways}>
            <PageLink to="fightLog" of={last.fightId}>
              Отчёт о битве
            </PageLink>
            {canGo && <PageLink to="missions">К походам</PageLink>}
          </p>
        </div>
        {canGo && onward && <div className={styles.onward}>{onward}</div>}
      </Card>
    )
  }
  return (
    <Card kind="slip" label="Войско во дворе">
      <ArmyIcon aria-hidden="true" />
      <div className={styles.words}>
        Войско во дворе
        <small>{canGo ? 'Самое время для первого похода' : 'Ждёт вашего слова'}</small>
      </div>
      {canGo && <GoLink />}
    </Card>
  )
}

function GoLink() {
  return (
    <PageLink className={buttonClass({ variant: 'plain', small: true })} to="missions">
      К походам
    </PageLink>
  )
}
