import type { ComponentType, SVGProps } from 'react'
import { lazyPart } from './lazy-part.tsx'

type Icon = ComponentType<SVGProps<SVGSVGElement>>

/** Loads a menu icon later: on a phone its entry is behind «Ещё», so it must not delay the castle. */
export function lazyIcon(load: () => Promise<{ default: Icon }>): Icon {
  return lazyPart<SVGProps<SVGSVGElement>>(async () => (await load()).default)
}
