import { classNames } from '../class-names.ts'
import styles from './button.module.css'

/** `act` costs or fights (one a card), `gold` takes a reward, `plain` steps aside, `oak` lies on the frame. */
export type ButtonVariant = 'act' | 'plain' | 'oak' | 'gold'

export type ButtonLook = { variant?: ButtonVariant; small?: boolean; full?: boolean }

/** The look of a button for what is not one: a link. */
export function buttonClass({ variant = 'plain', small, full }: ButtonLook): string {
  return classNames(styles.button, styles[variant], small && styles.small, full && styles.full)
}
