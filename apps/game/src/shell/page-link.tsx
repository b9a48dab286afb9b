import type { ComponentProps, ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { PAGES, type PageKey } from '#catalogue/pages.ts'
import { type PagePlace, pageAddress } from './page-address.ts'

type PageLinkProps = Omit<ComponentProps<typeof Link>, 'to' | 'children'> &
  PagePlace & {
    to: PageKey
    /** The page's own words («К войску») if left out. */
    children?: ReactNode
  }

/** A link to a page of the game by its key. */
export function PageLink({ to, of, search, hash, children, ...link }: PageLinkProps) {
  return (
    <Link {...link} to={pageAddress(to, { of, search, hash })}>
      {children ?? PAGES[to].to}
    </Link>
  )
}
