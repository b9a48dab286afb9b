import type { ControlPanelData } from '../../../../../generated/events.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Countdown } from '../../ui/countdown.tsx'
import { formatNumber } from '../../ui/format/number.ts'
import { GoldIcon, HourglassIcon } from '../../ui/icons.ts'
import { Tip } from '../../ui/tip.tsx'
import styles from './taxes.module.css'

type TaxSlipProps = { taxes: ControlPanelData['taxes']; onSend: () => void }

/** Where the tax collectors are: on their way, or at home and idle. */
export function TaxSlip({ taxes: { active }, onSend }: TaxSlipProps) {
  if (active)
    return (
      <Card kind="slip" label="Сборщики в пути">
        <HourglassIcon aria-hidden="true" />
        <div className={styles.words}>
          Сборщики в пути
          <small>
            Принесут золота: <Tip of="taxes">{formatNumber(active.gold)}</Tip>
          </small>
        </div>
        <Countdown className={styles.countdown} until={active.endsAt} label="До возвращения сборщиков" />
      </Card>
    )
  return (
    <Card kind="slip" label="Налоги">
      <GoldIcon aria-hidden="true" />
      <div className={styles.words}>
        Налоги
        <small>Сборщики во дворе и ждут приказа</small>
      </div>
      <Button small onClick={onSend}>
        Отправить
      </Button>
    </Card>
  )
}
