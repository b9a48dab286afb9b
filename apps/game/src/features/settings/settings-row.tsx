import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { PageKey } from '#catalogue/pages.ts'
import { pageAddress } from '../../shell/page-address.ts'
import { classNames } from '../../ui/class-names.ts'
import { ChevronIcon } from '../../ui/controls/control-icons.tsx'
import styles from './settings.module.css'

export type SettingsRowProps = {
  icon: ReactNode
  title: string
  text: string
  /** The present state in a word or two. */
  state?: string | null
  tone?: 'good' | 'bad'
} & ({ to: PageKey; address?: never } | { to?: never; address: string })

/** A line of the settings: what it is about, how it stands, and the way there. */
export function SettingsRow({ to, address, icon, title, text, state, tone }: SettingsRowProps) {
  return (
    <li>
      <Link className={styles.way} to={to ? pageAddress(to) : address}>
        {icon}
        <span>
          <b>{title}</b>
          <small>{text}</small>
          {state && <em className={classNames(styles.state, tone && styles[tone])}>{state}</em>}
        </span>
        <ChevronIcon className={styles.chevron} />
      </Link>
    </li>
  )
}
