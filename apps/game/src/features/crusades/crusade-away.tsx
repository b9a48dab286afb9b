import type { Crusade } from '#generated/types.ts'
import { HourglassIcon } from '../../ui/pictures/icons.ts'
import { Card } from '../../ui/surfaces/card.tsx'
import { Countdown } from '../../ui/values/countdown.tsx'
import { useSecondsLeft } from '../../ui/values/server-clock.tsx'
import styles from './crusade.module.css'

type CrusadeAwayProps = { crusade: Pick<Crusade, 'endsAt'> & { endsAt: string }; onEnd: () => void }

/** A crusade under way: the time of the latest return. */
export function CrusadeAway({ crusade: { endsAt }, onEnd }: CrusadeAwayProps) {
  const left = useSecondsLeft(endsAt)
  return (
    <Card kind="ruled" title="Войска в пути" icon={<HourglassIcon />} label="Войска в пути">
      <div className={styles.away}>
        <p className={styles.quiet}>{left > 0 ? 'Вернутся самое позднее через' : 'Войска уже у ворот'}</p>
        <Countdown className={styles.clock} until={endsAt} label="До возвращения" onEnd={onEnd} />
        <p className={styles.quiet}>Бой решён в час выступления. Разбитые возвращаются раньше.</p>
      </div>
    </Card>
  )
}
