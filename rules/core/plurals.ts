/** Forms for 1, for 2 to 4, and for 5 to 20 («звезда», «звезды», «звёзд»). */
export type PluralForms = readonly [one: string, few: string, many: string]

/**
 * The Russian form for a number: by its last two digits, 11 to 14 take the third form (docs/game.md §5). A fraction
 * takes the second: «1,5 звезды».
 */
export function plural(count: number, [one, few, many]: PluralForms): string {
  if (!Number.isInteger(count)) return few
  const lastTwo = Math.abs(count) % 100
  const last = lastTwo % 10
  if (lastTwo >= 5 && lastTwo <= 20) return many
  if (last === 1) return one
  if (last >= 2 && last <= 4) return few
  return many
}
