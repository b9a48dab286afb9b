import { useState } from 'react'
import type { UnitText } from '#catalogue/army/units.ts'
import type { ArmyGroupState } from '#generated/types.ts'
import type { ArmyGroup } from '#rules/army/army.ts'
import { hireRefusals } from '#rules/army/hire.ts'
import { reasonsOf } from '../../shell/refusal-reasons.ts'
import { AmountPicker } from '../../ui/controls/amount-picker.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { formatNumber } from '../../ui/format/number.ts'
import { tipKey } from '../../ui/format/tip-key.ts'
import { Tip } from '../../ui/overlays/tip.tsx'
import { GoldIcon } from '../../ui/pictures/icons.ts'
import styles from './squads.module.css'

/** What raises a group's limit in addition to the level. */
const LIMIT_GROWS_WITH: Partial<Record<ArmyGroup, string>> = {
  servants: 'с уровнем и с домом слуг',
  cavalry: 'с уровнем и с конюшней',
}

type SquadHiringProps = {
  unit: UnitText
  state: ArmyGroupState
  gold: number
  isBuying: boolean
  onBuy: (amount: number) => void
}

/** What a squad is for, and hiring for it. */
export function SquadHiring({ unit, state, gold, isBuying, onBuy }: SquadHiringProps) {
  const [wanted, setWanted] = useState(1)
  const { group, current, max, additional, price, maxBuyable } = state
  const room = Math.max(0, max - current)
  const amount = Math.max(1, Math.min(wanted, room))
  const refusals = hireRefusals({ price, free: room, gold, amount })
  return (
    <div className={styles.hiring}>
      <p className={styles.role}>{unit.role}</p>
      <p className={`${styles.figures} num`}>
        Служат: <Tip of={tipKey('playerArmy', group)}>{formatNumber(current)}</Tip> из{' '}
        <Tip of="armyMaximum">{formatNumber(max)}</Tip>
        {additional > 0 && (
          <>
            . Дополнительно: <Tip of="armyAdditional">{formatNumber(additional)}</Tip>
          </>
        )}
      </p>
      {room === 0 ? (
        <p className={styles.figures}>Отряд полон. Предел растёт {LIMIT_GROWS_WITH[group] ?? 'с уровнем'}.</p>
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
    </div>
  )
}
