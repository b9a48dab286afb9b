import type { CSSProperties } from 'react'

/** React's own style type does not allow custom properties. */
export type CustomStyle = CSSProperties & {
  [property: `--${string}`]: string | number
}
