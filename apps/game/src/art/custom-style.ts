import type { CSSProperties } from 'react'

/** React's style knows no custom properties by itself. */
export type CustomStyle = CSSProperties & {
  [property: `--${string}`]: string | number
}
