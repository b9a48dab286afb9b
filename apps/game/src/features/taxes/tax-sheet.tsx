import { useState } from 'react'
import type { ArmyData, ControlPanelData } from '../../../../../generated/types.ts'
import { type TaxHours, taxRefusals } from '../../../../../rules/taxes/taxes.ts'
import { Button } from '../../ui/controls/button.tsx'
import { formatDuration, spellDuration } from '../../ui/format/duration.ts'
import { formatNumber } from '../../ui/format/number.ts'
import { Sheet } from '../../ui/overlays/sheet.tsx'
import { GoldIcon, HourglassIcon } from '../../ui/pictures/icons.ts'
import { Amount } from '../../ui/values/amount.tsx'
import { TaxPayers } from './tax-payers.tsx'
import { hoursOf } from './tax-words.ts'
import styles from './taxes.module.css'

type Choice = ControlPanelData['taxes']['choices'][number]

type TaxSheetProps = {
  choices: readonly Choice[]
  /** The peasants. Undefined while the army is loading. */
  peasants: ArmyData['groups'][number] | undefined
  isSending: boolean
  onSend: (hours: TaxHours) => void
  onClose: () => void
}

/** Gold per hour. Null below one gold. */
function hourly({ gold, durationSeconds }: Choice): string | null {
  const perHour = Math.floor((gold * 3_600) / Math.max(1, durationSeconds))
  return perHour > 0 ? `${formatNumber(perHour)} в час` : null
}

/** Chooses one of three collections. The collectors return without another press. */
export function TaxSheet({ choices, peasants, isSending, onSend, onClose }: TaxSheetProps) {
  const [hours, setHours] = useState<TaxHours>(1)
  const chosen = choices.find((choice) => choice.hours === hours)
  return (
    <Sheet
      open
      onClose={onClose}
      title="Налоги"
      footer={
        <Button
          variant="act"
          loading={isSending}
          cannot={taxRefusals(chosen?.gold ?? 0).map(({ message }) => ({ message }))}
          onClick={() => onSend(hours)}
        >
          Отправить на {hoursOf(hours)}
        </Button>
      }
    >
      <p className={styles.lead}>
        Сборщики обойдут дворы и сами принесут золото в казну. Чем больше слуг, тем короче дорога.
      </p>
      <fieldset className={styles.choices}>
        <legend className="sr">Как надолго</legend>
        {choices.map((choice) => (
          <label key={choice.hours} className={styles.choice}>
            <input
              type="radio"
              name="tax-hours"
              checked={choice.hours === hours}
              onChange={() => setHours(choice.hours)}
            />
            <b className={styles.hours}>{hoursOf(choice.hours)}</b>
            <Amount value={choice.gold} label="Золото" icon={<GoldIcon />} of="gold" />
            <span className={styles.time}>
              <HourglassIcon aria-hidden="true" />
              <span className="num" aria-hidden="true">
                {formatDuration(choice.durationSeconds)}
              </span>
              <span className="sr">В пути {spellDuration(choice.durationSeconds)}</span>
            </span>
            <small className="num">{hourly(choice)}</small>
          </label>
        ))}
      </fieldset>
      {peasants && <TaxPayers peasants={peasants} choice={chosen ?? choices[0]} onLeave={onClose} />}
    </Sheet>
  )
}
