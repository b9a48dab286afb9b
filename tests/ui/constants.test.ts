import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import {
  breakpoints,
  collapseDuration,
  gearLogoSize,
  itemPreviewSize,
  longPressDelay,
  popoverLayer,
  popoverOffset,
  resizeThrottle,
  toastDuration,
  toastLimit,
} from '../../apps/game/src/ui/constants.ts'

const tokens = readFileSync('apps/game/src/ui/tokens.css', 'utf8')
function token(name: string): string {
  return new RegExp(`--${name}:\\s*([^;]+);`).exec(tokens)?.[1]?.trim() ?? ''
}

describe('display constants of the docs/game.md §9', () => {
  test('sizes, delays and offsets', () => {
    expect([itemPreviewSize, gearLogoSize, popoverOffset, popoverLayer]).toEqual([30, 40, 4, 4])
    expect([longPressDelay, collapseDuration, resizeThrottle]).toEqual([500, 300, 100])
    expect([toastLimit, toastDuration]).toEqual([3, 3000])
    expect(breakpoints).toEqual({ sm: 640, md: 768, lg: 1024, xl: 1280, '2xl': 1536 })
  })

  test('the style sheet says the same', () => {
    expect(token('z-popover')).toBe(String(popoverLayer))
    expect(token('d-fold')).toBe(`${collapseDuration}ms`)
  })
})
