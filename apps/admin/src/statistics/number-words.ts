const WHOLE = new Intl.NumberFormat('ru-RU')
const COMPACT = new Intl.NumberFormat('ru-RU', { notation: 'compact', maximumFractionDigits: 1 })
const DAY = new Intl.DateTimeFormat('ru-RU', { day: 'numeric', month: 'short', timeZone: 'UTC' })

/** «1 234 567». */
export function numberWords(value: number): string {
  return WHOLE.format(value)
}

/** «1,2 млн», for axes. */
export function axisWords(value: number): string {
  return COMPACT.format(value)
}

/** «15 янв.» of YYYY-MM-DD. */
export function dayWords(day: string): string {
  return DAY.format(new Date(`${day}T00:00:00Z`))
}

/** «5 с», «3 мин», «2 ч». */
export function durationWords(seconds: number): string {
  if (seconds < 120) return `${numberWords(seconds)} с`
  if (seconds < 7200) return `${numberWords(Math.round(seconds / 60))} мин`
  return `${numberWords(Math.round(seconds / 3600))} ч`
}
