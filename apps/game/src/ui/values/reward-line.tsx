import type { ReactNode } from 'react'
import { ALL_CURRENCIES, type Purse } from '#rules/core/currencies.ts'
import { shownExperienceGain } from '#rules/player/shown-experience.ts'
import { classNames } from '../class-names.ts'
import { ExperienceIcon } from '../pictures/icons.ts'
import { CurrencyAmount } from './currency-amount.tsx'
import styles from './reward-line.module.css'

export type RewardAmounts = Partial<Record<Purse, number>> & {
  /** In hundredths. */
  experience: number
}

type RewardLineProps = {
  reward: RewardAmounts
  /** List items after the amounts: resources. */
  children?: ReactNode
  /** Shown for an empty reward. */
  none?: string
  className?: string
}

/** A reward in one row, each kind with its icon. */
export function RewardLine({ reward, children, none, className }: RewardLineProps) {
  const { experience } = reward
  const paid = ALL_CURRENCIES.filter(({ purse }) => reward[purse])
  const isEmpty = paid.length === 0 && experience === 0 && !children
  if (isEmpty) return none ? <p className={classNames(styles.none, className)}>{none}</p> : null
  return (
    <ul className={classNames(styles.line, className)} aria-label="Награда">
      {paid.map(({ currency, purse }) => (
        <li key={currency}>
          <CurrencyAmount currency={currency} value={reward[purse] ?? 0} />
        </li>
      ))}
      {experience > 0 && (
        <li>
          <ExperienceIcon /> <span className="num">{shownExperienceGain(experience)}</span>
        </li>
      )}
      {children}
    </ul>
  )
}
