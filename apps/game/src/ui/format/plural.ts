import { formatNumber } from './number.ts'

/** Forms for 1, 2 and 5: «вещь», «вещи», «вещей». */
export type Forms = readonly [one: string, few: string, many: string]

const rules = new Intl.PluralRules('ru-RU')

export function plural(count: number, [one, few, many]: Forms): string {
  const category = rules.select(Math.abs(count))
  return category === 'one' ? one : category === 'many' ? many : few
}

/** «3 вещи», with a no-break space. */
export function counted(count: number, forms: Forms): string {
  return `${formatNumber(count)}\u00a0${plural(count, forms)}`
}
