import { onDemand } from './on-demand.ts'

const plain = onDemand(() => new Intl.NumberFormat('ru-RU', { maximumFractionDigits: 2 }))
const signed = onDemand(
  () => new Intl.NumberFormat('ru-RU', { maximumFractionDigits: 2, signDisplay: 'exceptZero' }),
)
const compact = onDemand(
  () => new Intl.NumberFormat('ru-RU', { notation: 'compact', maximumFractionDigits: 1 }),
)

const NBSP = '\u00a0'
const MINUS = '\u2212'

/** «12 480»: Russian grouping with no-break spaces (docs/game.md §9). */
export function formatNumber(value: number): string {
  return plain().format(value).replace('-', MINUS)
}

/** «+184», «−14», «0». */
export function formatSigned(value: number): string {
  return signed().format(value).replace('-', MINUS)
}

/** «12,5 тыс.», «1,2 млн». */
export function formatCompact(value: number): string {
  return compact().format(value)
}

/** Formats per cent: 14 becomes «14 %». */
export function formatPercent(percent: number): string {
  return `${formatNumber(percent)}${NBSP}%`
}

/** «210–260», or one number when both are equal. */
export function formatRange(from: number, to: number): string {
  return from === to ? formatNumber(from) : `${formatNumber(from)}–${formatNumber(to)}`
}
