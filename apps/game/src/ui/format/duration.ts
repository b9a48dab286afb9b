import { counted } from './counted.ts'

function two(value: number) {
  return String(value).padStart(2, '0')
}

type Parts = { days: number; hours: number; minutes: number; seconds: number }

function partsOf(seconds: number): Parts {
  const whole = Math.max(0, Math.ceil(seconds))
  return {
    days: Math.floor(whole / 86_400),
    hours: Math.floor(whole / 3600) % 24,
    minutes: Math.floor(whole / 60) % 60,
    seconds: whole % 60,
  }
}

/** Remaining time as a clock: «4:12», «1:02:05», «1 д 06:20». Rounds up to whole seconds, never negative. */
export function formatDuration(duration: number): string {
  const { days, hours, minutes, seconds } = partsOf(duration)
  if (days > 0) return `${days}\u00a0д\u00a0${two(hours)}:${two(minutes)}`
  if (hours > 0) return `${hours}:${two(minutes)}:${two(seconds)}`
  return `${minutes}:${two(seconds)}`
}

/** «1 час», «4 часа», «8 часов». */
export function countHours(hours: number): string {
  return counted(hours, ['час', 'часа', 'часов'])
}

/** Remaining time in words, for screen readers: «1 час 2 минуты». */
export function spellDuration(duration: number): string {
  const { days, hours, minutes, seconds } = partsOf(duration)
  const words = [
    days > 0 && counted(days, ['день', 'дня', 'дней']),
    hours > 0 && countHours(hours),
    minutes > 0 && days === 0 && counted(minutes, ['минута', 'минуты', 'минут']),
    seconds > 0 && days === 0 && hours === 0 && counted(seconds, ['секунда', 'секунды', 'секунд']),
  ].filter((word) => word !== false)
  return words.join(' ') || 'меньше секунды'
}

/** Recharge time of an item (docs/game.md §9): below a minute in seconds, otherwise in minutes and seconds. */
export function formatRecharge(duration: number): string {
  const whole = Math.max(0, Math.round(duration))
  const minutes = Math.floor(whole / 60)
  const seconds = whole % 60
  if (minutes === 0) return `${seconds}\u00a0сек`
  return seconds === 0 ? `${minutes}\u00a0мин` : `${minutes}\u00a0мин ${seconds}\u00a0сек`
}
