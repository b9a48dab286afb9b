import { useState } from 'react'
import type { UnitText } from '../../../../../catalogue/army/units.ts'
import type { ArmyGroupState } from '../../../../../generated/types.ts'
import type { ArmyGroup } from '../../../../../rules/army/army.ts'
import { hireRefusals } from '../../../../../rules/army/hire.ts'
import { reasonsOf } from '../../shell/refusal-reasons.ts'
import { unitIcons } from '../../things/army/unit-icons.ts'
import { AmountPicker } from '../../ui/controls/amount-picker.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { formatNumber } from '../../ui/format/number.ts'
import { tipKey } from '../../ui/format/tip-key.ts'
import { Tip } from '../../ui/overlays/tip.tsx'
import { GoldIcon } from '../../ui/pictures/icons.ts'
import { Card } from '../../ui/surfaces/card.tsx'
import { Amount } from '../../ui/values/amount.tsx'
import styles from './army.module.css'

type UnitCardProps = {
  unit: UnitText
  state: ArmyGroupState
  gold: number
  isBuying: boolean
  onBuy: (amount: number) => void
}

/** What raises a group's limit in addition to the level. */
const LIMIT_GROWS_WITH: Partial<Record<ArmyGroup, string>> = {
  servants: 'с уровнем и с домом слуг',
  cavalry: 'с уровнем и с конюшней',
}

/** One group: its role, its size, and hiring. */
export function UnitCard({ unit, state, gold, isBuying, onBuy }: UnitCardProps) {
  const [wanted, setWanted] = useState(1)
  const { group, current, max, additional, price, maxBuyable } = state
  const room = Math.max(0, max - current)
  const amount = Math.max(1, Math.min(wanted, room))
  const Icon = unitIcons[group]
  const refusals = hireRefusals({ price, free: room, gold, amount })
  const isFull = current >= max

  return (
    <Card as="article" label={unit.name} className={styles.unit}>
      <header className={styles.head}>
        <Icon className={styles.sign} aria-hidden="true" />
        <h2>{unit.name}</h2>
        <span className={styles.count}>
          <Tip of={tipKey('playerArmy', group)}>
            <Amount value={current} label={unit.name} max={max} />
          </Tip>
          <span className={styles.of}>
            из{' '}
            <b className="num">
              <Tip of="armyMaximum">{formatNumber(max)}</Tip>
            </b>
          </span>
        </span>
      </header>
      <p className={styles.role}>{unit.role}</p>
      {additional > 0 && (
        <p className={styles.extra}>
          Дополнительно: <Tip of="armyAdditional">{formatNumber(additional)}</Tip>
        </p>
      )}
      {isFull ? (
        <p className={styles.full}>Отряд полон. Предел растёт {LIMIT_GROWS_WITH[group] ?? 'с уровнем'}.</p>
      ) : (
        <>
          <AmountPicker
            label="Нанять"
            of={unit.name}
            value={amount}
            max={maxBuyable}
            most={room}
            onChange={setWanted}
          />
          <Button
            variant="act"
            full
            icon={<GoldIcon />}
            loading={isBuying}
            cannot={reasonsOf(refusals)}
            onClick={() => onBuy(amount)}
          >
            Нанять за {formatNumber(price.gold * amount)}
          </Button>
        </>
      )}
    </Card>
  )
}
