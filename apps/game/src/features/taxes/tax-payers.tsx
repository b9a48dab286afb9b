import type { ArmyData, ControlPanelData } from '#generated/types.ts'
import { plural } from '#rules/core/plurals.ts'
import { taxGoldWith } from '#rules/taxes/taxes.ts'
import { PageLink } from '../../shell/page-link.tsx'
import { counted } from '../../ui/format/counted.ts'
import { countHours } from '../../ui/format/duration.ts'
import { formatNumber } from '../../ui/format/number.ts'
import { Tip } from '../../ui/overlays/tip.tsx'
import { PeasantsIcon } from '../../ui/pictures/icons.ts'
import styles from './taxes.module.css'

type TaxPayersProps = {
  peasants: ArmyData['groups'][number]
  /** The chosen collection. */
  choice: ControlPanelData['taxes']['choices'][number] | undefined
  /** Called before the link to the army. */
  onLeave: () => void
}

/** How many peasants pay, and what a full group would bring. */
export function TaxPayers({ peasants, choice, onLeave }: TaxPayersProps) {
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
