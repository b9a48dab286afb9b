import type { ComponentProps } from 'react'
import { buttonClass } from '../ui/controls/button-class.ts'
import { PageLink } from './page-link.tsx'

/** A link beside the title of a page. It is low, so that the content below stays in sight on a phone. */
export function HeadLink(props: Omit<ComponentProps<typeof PageLink>, 'className'>) {
  return <PageLink {...props} className={buttonClass({ variant: 'oak', small: true })} />
}
