import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import {
  BREAKPOINTS_PX,
  COLLAPSE_DURATION_MS,
  GEAR_LOGO_PX,
  ITEM_PREVIEW_PX,
  LONG_PRESS_DELAY_MS,
  POPOVER_LAYER,
  POPOVER_OFFSET_PX,
  RESIZE_THROTTLE_MS,
  TOAST_DURATION_MS,
} from '#apps/game/src/ui/constants.ts'
import { DEFAULT_CONFIG } from '#catalogue/appconfig/app-settings.ts'

const tokens = readFileSync('apps/game/src/ui/tokens.css', 'utf8')
function token(name: string): string {
  return new RegExp(`--${name}:\\s*([^;]+);`).exec(tokens)?.[1]?.trim() ?? ''
}

describe('display constants of the docs/game.md §9', () => {
  test('sizes, delays and offsets', () => {
    expect([ITEM_PREVIEW_PX, GEAR_LOGO_PX, POPOVER_OFFSET_PX, POPOVER_LAYER]).toEqual([30, 40, 4, 4])
    expect([LONG_PRESS_DELAY_MS, COLLAPSE_DURATION_MS, RESIZE_THROTTLE_MS]).toEqual([500, 300, 100])
    expect([DEFAULT_CONFIG.toastLimit, TOAST_DURATION_MS]).toEqual([3, 3000])
    expect(BREAKPOINTS_PX).toEqual({ sm: 640, md: 768, lg: 1024, xl: 1280, '2xl': 1536 })
  })

  test('the style sheet says the same', () => {
    expect(token('z-popover')).toBe(String(POPOVER_LAYER))
    expect(token('d-fold')).toBe(`${COLLAPSE_DURATION_MS}ms`)
  })
})
