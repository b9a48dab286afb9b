import type { ReactNode } from 'react'
import type { Palette } from '../palette.ts'

/** A landmark stands on 0, 0 and is up to 100 high. */
export type Landmark = (p: Palette) => ReactNode
