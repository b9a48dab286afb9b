import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { PAGES, type PageKey } from '#catalogue/pages.ts'
import { classNames } from '../ui/class-names.ts'
import { buttonClass } from '../ui/controls/button-class.ts'
import { ChevronIcon } from '../ui/controls/control-icons.tsx'
import styles from './head-link.module.css'
import { pageAddress } from './page-address.ts'

/** Without `children` it has the words of the page («К войску»). */
type HeadLinkProps = {
  /** A page, or an address of its own. */
  to: PageKey | { readonly address: string }
  /** `act` for what the page is there for. */
  variant?: 'oak' | 'act'
} & (
  | { isBack?: false; children?: ReactNode }
  /** Leads to the page above this one. On a phone it is an arrow before the title. */
  | { isBack: boolean; children?: string }
)

/** A link beside the title of a page. It is low, so that the content below stays in sight on a phone. */
export function HeadLink({ to, children, isBack, variant = 'oak' }: HeadLinkProps) {
  const isPage = typeof to === 'string'
  const words = children ?? (isPage && PAGES[to].to)
  return (
    <Link
      className={classNames(buttonClass({ variant, small: true }), styles.link, isBack && styles.back)}
      to={isPage ? pageAddress(to) : to.address}
      data-back={isBack}
      aria-label={isBack && typeof words === 'string' ? words : undefined}
    >
      {isBack && <ChevronIcon className={styles.arrow} />}
      {isBack ? <span className={styles.words}>{words}</span> : words}
    </Link>
  )
}

/** Several links beside the title of a page. */
export function HeadLinks({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav className={styles.links} aria-label={label}>
      {children}
    </nav>
  )
}
