import dayjs from 'dayjs'

/** An instant as the contract writes it (ISO), or as it is held inside. */
export type Instant = string | number | Date

/** «05.03.26, 09:07» in the viewer's own time zone. */
export function formatDate(at: Instant): string {
  return dayjs(at).format('DD.MM.YY, HH:mm')
}

/** «05.03.26, 09:07:41». */
export function formatDateSeconds(at: Instant): string {
  return dayjs(at).format('DD.MM.YY, HH:mm:ss')
}

/** «2026-03-05_09-07-41»: sorts by time, and no file system objects to it. */
export function formatDateForFile(at: Instant): string {
  return dayjs(at).format('YYYY-MM-DD_HH-mm-ss')
}

/** «09:07» today, «вчера, 23:07», else the full date; `now` in ms. */
export function formatWhen(at: Instant, now: number): string {
  const then = dayjs(at)
  const today = dayjs(now)
  if (then.isSame(today, 'day')) return then.format('HH:mm')
  if (then.isSame(today.subtract(1, 'day'), 'day')) return `вчера, ${then.format('HH:mm')}`
  return formatDate(at)
}

/** «09:07». */
export function formatTime(at: Instant): string {
  return dayjs(at).format('HH:mm')
}

const dayOfYear = new Intl.DateTimeFormat('ru-RU', { day: 'numeric', month: 'long' })

/** The head over a day's lines: «Сегодня», «Вчера», «5 марта», of another year «5 марта 2025»; `now` in ms. */
export function formatDay(at: Instant, now: number): string {
  const then = dayjs(at)
  const today = dayjs(now)
  if (then.isSame(today, 'day')) return 'Сегодня'
  if (then.isSame(today.subtract(1, 'day'), 'day')) return 'Вчера'
  const day = dayOfYear.format(then.toDate())
  return then.isSame(today, 'year') ? day : `${day} ${then.year()}`
}

const gameDay = new Intl.DateTimeFormat('ru-RU', { day: 'numeric', month: 'long', timeZone: 'Europe/Moscow' })

/** «5 марта»: the game day that holds an instant, wherever the player lives. */
export function formatGameDay(at: Instant): string {
  return gameDay.format(dayjs(at).toDate())
}
