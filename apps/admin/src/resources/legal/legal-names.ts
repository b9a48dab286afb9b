import type { LegalPage } from '#generated/types.ts'

export const LEGAL_NAMES: Readonly<Record<LegalPage, string>> = {
  terms: 'Условия игры',
  privacy: 'Личные данные',
  refund: 'Возврат денег',
}
