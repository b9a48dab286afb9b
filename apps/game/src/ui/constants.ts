/** Display constants of docs/game.md §9. Lengths in px, times in ms. */
export const itemPreviewSize = 30
export const gearLogoSize = 40
export const longPressDelay = 500
export const popoverOffset = 4
export const popoverLayer = 4
export const collapseDuration = 300
export const resizeThrottle = 100
export const toastLimit = 3
export const toastDuration = 3000

/** Minimum widths (px) of the named layouts. Below `sm` is a phone. */
export const breakpoints = { sm: 640, md: 768, lg: 1024, xl: 1280, '2xl': 1536 } as const

export type Breakpoint = keyof typeof breakpoints
