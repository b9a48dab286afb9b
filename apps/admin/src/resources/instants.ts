/** «DD.MM.YY, HH:mm» (docs/game.md §9). */
export const INSTANT_FORMAT = {
  day: '2-digit',
  month: '2-digit',
  year: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
} as const satisfies Intl.DateTimeFormatOptions
