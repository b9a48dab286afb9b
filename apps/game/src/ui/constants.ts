/** Display constants of docs/game.md §9. Lengths in px, times in ms. */
export const ITEM_PREVIEW_PX = 30
export const GEAR_LOGO_PX = 40
export const LONG_PRESS_DELAY_MS = 500
export const POPOVER_OFFSET_PX = 4
export const POPOVER_LAYER = 4
export const COLLAPSE_DURATION_MS = 300
export const RESIZE_THROTTLE_MS = 100
export const TOAST_DURATION_MS = 3000

/** Minimum widths (px) of the named layouts. Below `sm` is a phone. */
export const BREAKPOINTS_PX = { sm: 640, md: 768, lg: 1024, xl: 1280, '2xl': 1536 } as const

export type Breakpoint = keyof typeof BREAKPOINTS_PX
