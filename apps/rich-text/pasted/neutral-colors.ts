import { changeStyle } from './style-attribute.ts'

const NEUTRAL_NAMES =
  /^(?:black|white|transparent|windowtext|window|canvastext|canvas|currentcolor|inherit|initial|unset|(?:dark|dim|light)?gr[ae]y)$/i
/** The channels of a gray differ by at most this much, of 255. */
const GRAY_SLACK = 24

/**
 * Drops black, white and gray: the usual color of the text and page that was copied. On parchment it would differ from
 * the text around it, and the text of a dark page could not be read.
 */
export function dropNeutralColors(root: ParentNode): void {
  for (const element of root.querySelectorAll('[style]'))
    changeStyle(element, (property, value) => (isColor(property) && isNeutral(value) ? null : value))
}

/** Whether a property sets the color of a text or its background. */
export function isColor(property: string): boolean {
  return property === 'color' || property === 'background' || property === 'background-color'
}

function isNeutral(value: string): boolean {
  if (NEUTRAL_NAMES.test(value)) return true
  const channels = channelsOf(value)
  return channels !== null && Math.max(...channels) - Math.min(...channels) <= GRAY_SLACK
}

function channelsOf(value: string): readonly number[] | null {
  const hex = /^#(?:([\da-f]{3})|([\da-f]{6}))$/i.exec(value)
  const digits = hex?.[2] ?? hex?.[1]?.replaceAll(/./g, '$&$&')
  if (digits) return [0, 2, 4].map((at) => Number.parseInt(digits.slice(at, at + 2), 16))
  const rgb = /^rgba?\(\s*(\d+)[\s,]+(\d+)[\s,]+(\d+)/i.exec(value)
  return rgb?.slice(1).map(Number) ?? null
}
