import { type PluralForms, plural } from '#rules/core/plurals.ts'
import { formatNumber } from './number.ts'

/** «3 вещи», with a no-break space. */
export function counted(count: number, forms: PluralForms): string {
  return `${formatNumber(count)}\u00a0${plural(count, forms)}`
}
