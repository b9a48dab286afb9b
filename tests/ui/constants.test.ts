import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import * as constants from '../../apps/game/src/ui/constants.ts'

const tokens = readFileSync('apps/game/src/ui/tokens.css', 'utf8')
const token = (name: string): string => new RegExp(`--${name}:\\s*([^;]+);`).exec(tokens)?.[1]?.trim() ?? ''

describe('display constants of the specification, section 9', () => {
  test('sizes, delays and offsets', () => {
    expect(constants).toMatchObject({
      itemPreviewSize: 30,
      gearLogoSize: 40,
      longPressDelay: 500,
      popoverOffset: 4,
      popoverLayer: 4,
      collapseDuration: 300,
      resizeThrottle: 100,
      toastLimit: 3,
      toastDuration: 3000,
      breakpoints: { sm: 640, md: 768, lg: 1024, xl: 1280, '2xl': 1536 },
    })
  })

  test('the style sheet says the same', () => {
    expect(token('z-popover')).toBe(String(constants.popoverLayer))
    expect(token('d-fold')).toBe(`${constants.collapseDuration}ms`)
  })
})
