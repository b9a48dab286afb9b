import type { CSSProperties } from 'react'

/** React's style knows no custom properties by itself. */
export interface CustomStyle extends CSSProperties {
  [property: `--${string}`]: string | number
}
