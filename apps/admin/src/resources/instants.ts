/** «DD.MM.YY, HH:mm» (docs/game.md §9). */
export const INSTANT_FORMAT = {
  day: '2-digit',
  month: '2-digit',
  year: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
} as const satisfies Intl.DateTimeFormatOptions

/** Who saved a text and when: «Тихомир, 26.11.26, 11:42». Nobody has saved one that came with the game. */
export function savedWords(byName: string | null, savedAt: string | null): string {
  if (savedAt === null) return 'Не меняли'
  const when = new Date(savedAt).toLocaleString('ru-RU', INSTANT_FORMAT)
  return byName === null ? when : `${byName}, ${when}`
}
