import type { ReactNode } from 'react'
import type { RaidsData } from '#generated/types.ts'
import { Tip } from '../../ui/overlays/tip.tsx'
import { HourglassIcon } from '../../ui/pictures/icons.ts'
import { Card } from '../../ui/surfaces/card.tsx'
import { Countdown } from '../../ui/values/countdown.tsx'
import { useSecondsLeft } from '../../ui/values/server-clock.tsx'
import styles from './prepare.module.css'

type TrucesCardProps = {
  castle: Pick<RaidsData, 'protectedUntil' | 'restUntil' | 'immuneUntil' | 'spyImmuneUntil' | 'spiesBackAt'>
}

/** What protects the castle, and what the player waits for. */
export function TrucesCard({ castle }: TrucesCardProps) {
  const { protectedUntil, restUntil, immuneUntil, spyImmuneUntil, spiesBackAt } = castle
  return (
    <Card title="Сроки" icon={<HourglassIcon />} label="Сроки">
      <dl className={`${styles.truces} num`}>
        <Truce
          name={<Tip of="forayProtection">Защита новичка</Tip>}
          until={protectedUntil}
          over="кончилась"
          note="Ваш первый набег закончит её сразу. Учения на плацу не в счёт."
        />
        <Truce
          name={<Tip of="forayImmunity">Передышка от набегов</Tip>}
          until={immuneUntil}
          over="нет, на вас могут напасть"
          note="Замок недавно отбивался: пока не нападут."
        />
        <Truce
          name={<Tip of="forayImmunity">Стража от лазутчиков</Tip>}
          until={spyImmuneUntil}
          over="нет, вас могут разведать"
          note="У вас недавно были лазутчики: пока новых не пропустят."
        />
        <Truce
          name="Отдых войска"
          until={restUntil}
          over="отдохнуло"
          note="После набега войско отдыхает. В походы ходить можно."
        />
        <Truce
          name="Ваши лазутчики"
          until={spiesBackAt}
          over="дома"
          note="Вернутся, и можно послать к другому."
        />
      </dl>
    </Card>
  )
}

type TruceProps = {
  name: ReactNode
  until: string | null
  /** In place of the countdown when it has ended. */
  over: string
  /** What it means while it counts down. */
  note: string
}

function Truce({ name, until, over, note }: TruceProps) {
  const isRunning = useSecondsLeft(until ?? 0) > 0
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {isRunning && until !== null ? (
          <Countdown until={until} label="Ещё" className={styles.clock} />
        ) : (
          over
        )}
      </dd>
      {isRunning && <dd className={styles.note}>{note}</dd>}
    </div>
  )
}
