import { onDemand } from './on-demand.ts'

/** An instant: ISO from the contract, or ms, or a Date. */
export type Instant = string | number | Date

const DAY = { day: '2-digit', month: '2-digit', year: '2-digit' } as const
const TIME = { hour: '2-digit', minute: '2-digit' } as const
const SECONDS = { ...TIME, second: '2-digit' } as const

function dateFormat(options: Intl.DateTimeFormatOptions, locale = 'ru-RU') {
  return onDemand(() => new Intl.DateTimeFormat(locale, options))
}

const time = dateFormat(TIME)
const date = dateFormat({ ...DAY, ...TIME })
const dateSeconds = dateFormat({ ...DAY, ...SECONDS })
// Swedish dates are ISO dates: year first, hyphens.
const isoDate = dateFormat({ ...DAY, year: 'numeric', ...SECONDS }, 'sv-SE')
const dayOfYear = dateFormat({ day: 'numeric', month: 'long' })
const gameDay = dateFormat({ day: 'numeric', month: 'long', timeZone: 'Europe/Moscow' })

/**
 * Midnight of a day in the viewer's time zone. `shift` moves it by whole days, also across daylight saving changes.
 */
function dayStart(at: Date, shift = 0): number {
  return new Date(at.getFullYear(), at.getMonth(), at.getDate() + shift).getTime()
}

function dayName(at: Instant, now: number): 'today' | 'yesterday' | undefined {
  const day = dayStart(new Date(at))
  const today = new Date(now)
  if (day === dayStart(today)) return 'today'
  return day === dayStart(today, -1) ? 'yesterday' : undefined
}

/** «05.03.26, 09:07» in the viewer's time zone. */
export function formatDate(at: Instant): string {
  return date().format(new Date(at))
}

/** «05.03.26, 09:07:41». */
export function formatDateSeconds(at: Instant): string {
  return dateSeconds().format(new Date(at))
}

/** «2026-03-05_09-07-41»: sorts by time and is valid on every file system. */
export function formatDateForFile(at: Instant): string {
  return isoDate().format(new Date(at)).replace(' ', '_').replaceAll(':', '-')
}

/** «09:07» today, «вчера, 23:07», else the full date. `now` in ms. */
export function formatWhen(at: Instant, now: number): string {
  const day = dayName(at, now)
  if (day === 'today') return formatTime(at)
  return day === 'yesterday' ? `вчера, ${formatTime(at)}` : formatDate(at)
}

/** «09:07». */
export function formatTime(at: Instant): string {
  return time().format(new Date(at))
}

/** A heading for the entries of a day: «Сегодня», «Вчера», «5 марта», in another year «5 марта 2025». `now` in ms. */
export function formatDay(at: Instant, now: number): string {
  const day = dayName(at, now)
  if (day) return day === 'today' ? 'Сегодня' : 'Вчера'
  const then = new Date(at)
  const name = dayOfYear().format(then)
  return then.getFullYear() === new Date(now).getFullYear() ? name : `${name} ${then.getFullYear()}`
}

/** «5 марта»: the game day of an instant, in Moscow's time zone. */
export function formatGameDay(at: Instant): string {
  return gameDay().format(new Date(at))
}
