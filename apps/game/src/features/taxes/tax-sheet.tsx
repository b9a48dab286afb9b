import { useState } from 'react'
import type { ArmyData, ControlPanelData } from '#generated/types.ts'
import { plural } from '#rules/core/plurals.ts'
import { type TaxHours, taxGoldWith, taxRefusals } from '#rules/taxes/taxes.ts'
import { PageLink } from '../../shell/page-link.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { HourChoices } from '../../ui/controls/hour-choices.tsx'
import { counted } from '../../ui/format/counted.ts'
import { countHours } from '../../ui/format/duration.ts'
import { formatNumber } from '../../ui/format/number.ts'
import { Sheet } from '../../ui/overlays/sheet.tsx'
import { Tip } from '../../ui/overlays/tip.tsx'
import { PeasantsIcon } from '../../ui/pictures/icons.ts'
import { CurrencyAmount } from '../../ui/values/currency-amount.tsx'
import { TravelTime } from '../../ui/values/travel-time.tsx'
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
          Отправить на {countHours(hours)}
        </Button>
      }
    >
      <p className={styles.lead}>
        Сборщики обойдут дворы и сами принесут золото в казну. Чем больше слуг, тем короче дорога.
      </p>
      <HourChoices
        label="Как надолго"
        className={styles.choice}
        choices={choices.map((choice) => choice.hours)}
        value={hours}
        onChange={setHours}
      >
        {(item) => <Income choice={choices.find((choice) => choice.hours === item)} />}
      </HourChoices>
      {peasants && <TaxPayers peasants={peasants} choice={chosen ?? choices[0]} onLeave={onClose} />}
    </Sheet>
  )
}

function Income({ choice }: { choice: Choice | undefined }) {
  if (!choice) return null
  return (
    <>
      <CurrencyAmount currency="GOLD" value={choice.gold} />
      <TravelTime seconds={choice.durationSeconds} />
      <small className="num">{hourly(choice)}</small>
    </>
  )
}

type TaxPayersProps = {
  peasants: ArmyData['groups'][number]
  /** The chosen collection. */
  choice: ControlPanelData['taxes']['choices'][number] | undefined
  /** Called before the link to the army. */
  onLeave: () => void
}

/** How many peasants pay, and what a full group would bring. */
function TaxPayers({ peasants, choice, onLeave }: TaxPayersProps) {
  const { current, additional, max } = peasants
  const payers = current + additional
  const most = Math.max(current, max) + additional
  const isFull = payers >= most
  const full = choice && payers > 0 ? taxGoldWith(choice.gold, payers, most) : 0
  return (
    <p className={styles.payers}>
      <PeasantsIcon aria-hidden="true" />
      <span>
        {plural(payers, ['Платит', 'Платят', 'Платят'])}{' '}
        <Tip of="playerArmyPeasants">{counted(payers, ['крестьянин', 'крестьянина', 'крестьян'])}</Tip> из{' '}
        {formatNumber(most)}. {isFull && 'Отряд полон: больше принесут с новым уровнем и умениями.'}
        {!isFull && choice && full > choice.gold && (
          <>
            Все вместе за {countHours(choice.hours)} принесли бы <b className="num">{formatNumber(full)}</b>{' '}
            золота.
          </>
        )}{' '}
        {!isFull && (
          <PageLink to="army" onClick={onLeave}>
            Нанять ещё
          </PageLink>
        )}
      </span>
    </p>
  )
}
