import type { ReactNode } from 'react'
import type { MissionRun, MissionsData } from '#generated/types.ts'
import { armyAway } from '../../shared/missions/army-away.ts'
import { leftBehindWords, rewardWords } from '../../shared/missions/reward-words.ts'
import { PageLink } from '../../shell/page-link.tsx'
import { buttonClass } from '../../ui/controls/button-class.ts'
import { ArmyIcon, HourglassIcon, MissionsIcon } from '../../ui/pictures/icons.ts'
import { Card } from '../../ui/surfaces/card.tsx'
import { Countdown } from '../../ui/values/countdown.tsx'
import styles from './castle.module.css'

const DIFFICULTY_WORDS = { EASY: 'лёгкий', MEDIUM: 'средний', HARD: 'тяжёлый' } satisfies Record<
  MissionRun['difficulty'],
  string
>
const RESULT_WORDS = { WIN: 'Победа', LOSE: 'Поражение', DRAW: 'Ничья' } as const

type ArmyRowProps = {
  missions: MissionsData
  canGo: boolean
  /** Starts the next mission. The menu repeats the last one. */
  onward: ReactNode
}

type AwayRowProps = { to: 'missions' | 'ownCrusade'; title: string; endsAt: string; children: ReactNode }

/** Where the army is, and how long it stays there. */
function AwayRow({ to, title, endsAt, children }: AwayRowProps) {
  return (
    <Card kind="row" label={title}>
      <HourglassIcon aria-hidden="true" />
      <div className={styles.words}>
        <PageLink className={styles.way} to={to}>
          {title}
        </PageLink>
        <small>{children}</small>
      </div>
      <Countdown className={styles.countdown} until={endsAt} label="До возвращения" />
    </Card>
  )
}

/** The army's whereabouts: on a mission or crusade, just returned, or idle. */
export function ArmyRow({ missions, canGo, onward }: ArmyRowProps) {
  const { active, last, crusade } = missions
  if (active)
    return (
      <AwayRow to="missions" title="Войско в походе" endsAt={active.endsAt}>
        «{active.name}», {DIFFICULTY_WORDS[active.difficulty]}
      </AwayRow>
    )
  const away = armyAway(missions)
  if (away && crusade)
    return (
      <AwayRow to="ownCrusade" title="Войско в крестовом походе" endsAt={away.endsAt}>
        «{crusade.name}»
      </AwayRow>
    )
  if (last) {
    const words = rewardWords(last.reward)
    const leftBehind = leftBehindWords(last.reward)
    return (
      <Card kind="row" label="Последний поход" className={styles.returned}>
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
    <Card kind="row" label="Войско во дворе">
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
