import { OUTER_PATHS } from '#catalogue/outer-paths.ts'
import type { LegalPage } from '#generated/types.ts'

/** The legal texts and what links to them are called. */
export const LEGAL_LINKS: readonly (readonly [LegalPage, string])[] = [
  ['terms', 'Условия игры'],
  ['refund', 'Возврат денег'],
  ['privacy', 'Личные данные'],
]

/** The address of a legal text, for everybody. */
export function legalAddress(page: LegalPage): string {
  return `/${OUTER_PATHS[page]}`
}
