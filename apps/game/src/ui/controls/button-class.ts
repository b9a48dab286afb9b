import { classNames } from '../class-names.ts'
import styles from './button.module.css'

/**
 * `act` costs something or fights (one per card), `gold` takes a reward, `plain` is secondary, `oak` is for dark
 * ground.
 */
export type ButtonVariant = 'act' | 'plain' | 'oak' | 'gold'

export type ButtonLook = { variant?: ButtonVariant; small?: boolean; full?: boolean }

/** A button's class, for a link that looks like one. */
export function buttonClass({ variant = 'plain', small, full }: ButtonLook): string {
  return classNames(styles.button, styles[variant], small && styles.small, full && styles.full)
}
