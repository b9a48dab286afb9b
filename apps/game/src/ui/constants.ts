/** Display constants of the specification (docs/game.md §9); lengths in px, times in ms. */
export const itemPreviewSize = 30
export const gearLogoSize = 40
export const longPressDelay = 500
export const popoverOffset = 4
export const popoverLayer = 4
export const collapseDuration = 300
export const resizeThrottle = 100
export const toastLimit = 3
export const toastDuration = 3000

/** From this width (px) on a layout name holds; below `sm` is the phone. */
export const breakpoints = { sm: 640, md: 768, lg: 1024, xl: 1280, '2xl': 1536 } as const

export type Breakpoint = keyof typeof breakpoints
