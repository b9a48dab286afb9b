import type { ComponentType, SVGProps } from 'react'
import { lazyPart } from './lazy-part.tsx'

type Icon = ComponentType<SVGProps<SVGSVGElement>>

/** An icon of a menu entry that a phone keeps behind «Ещё»: it comes after the castle stands. */
export function lazyIcon(load: () => Promise<{ default: Icon }>): Icon {
  return lazyPart<SVGProps<SVGSVGElement>>(async () => (await load()).default)
}
