import type { ReactNode } from 'react'
import { shownExperienceGain } from '#rules/player/shown-experience.ts'
import { classNames } from '../class-names.ts'
import { DiamondIcon, ExperienceIcon, GloryIcon, GoldIcon } from '../pictures/icons.ts'
import { Amount } from './amount.tsx'
import styles from './reward-line.module.css'

export type RewardAmounts = {
  gold: number
  diamonds: number
  glory: number
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
  const { gold, diamonds, glory, experience } = reward
  const isEmpty = gold + diamonds + glory + experience === 0 && !children
  if (isEmpty) return none ? <p className={classNames(styles.none, className)}>{none}</p> : null
  return (
    <ul className={classNames(styles.line, className)} aria-label="Награда">
      {gold > 0 && (
        <li>
          <Amount value={gold} label="Золото" icon={<GoldIcon />} of="gold" />
        </li>
      )}
      {diamonds > 0 && (
        <li>
          <Amount value={diamonds} label="Алмазы" icon={<DiamondIcon />} of="diamonds" />
        </li>
      )}
      {glory > 0 && (
        <li>
          <Amount value={glory} label="Слава" icon={<GloryIcon />} of="glory" />
        </li>
      )}
      {experience > 0 && (
        <li>
          <ExperienceIcon /> <span className="num">{shownExperienceGain(experience)}</span>
        </li>
      )}
      {children}
    </ul>
  )
}
