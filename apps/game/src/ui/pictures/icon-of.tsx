import type { SVGProps } from 'react'

/** A component for a drawing of `apps/vite-plugins.ts`. Icons are decoration: their neighbours' text names them. */
export function iconOf(address: string) {
  return function Icon(props: SVGProps<SVGSVGElement>) {
    return (
      <svg viewBox="0 0 512 512" width="1.25em" height="1.25em" aria-hidden="true" {...props}>
        <use href={address} />
      </svg>
    )
  }
}
