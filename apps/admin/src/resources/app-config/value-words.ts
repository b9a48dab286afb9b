import type { AdminAppSetting } from '#generated/types.ts'

/** A value of a setting as administrators read it. */
export function valueWords(value: AdminAppSetting['value']): string {
  if (typeof value === 'boolean') return value ? 'Да' : 'Нет'
  return value === '' ? 'Пусто' : String(value)
}
