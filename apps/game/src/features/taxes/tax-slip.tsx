import type { ControlPanelData } from '#generated/types.ts'
import { Button } from '../../ui/controls/button.tsx'
import { countHours } from '../../ui/format/duration.ts'
import { formatNumber } from '../../ui/format/number.ts'
import { Tip } from '../../ui/overlays/tip.tsx'
import { GoldIcon, HourglassIcon } from '../../ui/pictures/icons.ts'
import { Card } from '../../ui/surfaces/card.tsx'
import { Countdown } from '../../ui/values/countdown.tsx'
import styles from './taxes.module.css'

type TaxSlipProps = { taxes: ControlPanelData['taxes']; onSend: () => void }

/** The tax collectors: on their way, or at home and idle. */
export function TaxSlip({ taxes: { active, choices }, onSend }: TaxSlipProps) {
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
  const longest = choices.at(-1)
  return (
    <Card kind="slip" label="Налоги">
      <GoldIcon aria-hidden="true" />
      <div className={styles.words}>
        Налоги
        <small>
          Сборщики ждут приказа
          {longest && longest.gold > 0 && (
            <>
              : за {countHours(longest.hours)} принесут <Tip of="taxes">{formatNumber(longest.gold)}</Tip>
            </>
          )}
        </small>
      </div>
      <Button small onClick={onSend}>
        Отправить
      </Button>
    </Card>
  )
}
