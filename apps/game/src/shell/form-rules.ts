import { EMAIL, FACTOR_CODE, NEW_PASSWORD, PRESENT_PASSWORD } from '#generated/form-texts.ts'

/** What is wrong with an address. Null for one that a letter could reach. */
function emailFault(value: string): string | null {
  const text = value.trim()
  if (/^[^\s@]+@[^\s@]+\.[^\s@.]+$/.test(text)) return null
  if (!text.includes('@')) return 'Проверьте адрес: в нём нет знака @'
  if (/\s/.test(text)) return 'Проверьте адрес: в нём пробел'
  return 'Проверьте адрес: он должен быть вида имя@почта.ru'
}

/** The contract's bounds, checked before the form is sent. */
export const EMAIL_RULES = {
  required: EMAIL.message,
  validate: (value: string) => emailFault(value) ?? true,
  maxLength: { value: EMAIL.maxLength, message: 'Адрес слишком длинный' },
}

export const PRESENT_PASSWORD_RULES = {
  required: PRESENT_PASSWORD.message,
  maxLength: { value: PRESENT_PASSWORD.maxLength, message: NEW_PASSWORD.message },
}

export const NEW_PASSWORD_RULES = {
  required: 'Придумайте пароль',
  minLength: { value: NEW_PASSWORD.minLength, message: NEW_PASSWORD.message },
  maxLength: { value: NEW_PASSWORD.maxLength, message: NEW_PASSWORD.message },
}

export const PASSWORD_HINT = `От ${NEW_PASSWORD.minLength} до ${NEW_PASSWORD.maxLength} символов. Откройте глазок, и повторять не придётся.`

/** A code of the app, or a recovery code. */
export const CODE_RULES = {
  required: FACTOR_CODE.message,
  minLength: { value: FACTOR_CODE.minLength, message: FACTOR_CODE.message },
}

/** The repeated password must be the same as the first. */
export function sameAs(other: () => string) {
  return {
    required: 'Повторите пароль',
    validate: (value: string) => value === other() || 'Пароли не совпадают',
  }
}
