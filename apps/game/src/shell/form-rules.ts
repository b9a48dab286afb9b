import { EMAIL, NEW_PASSWORD, PRESENT_PASSWORD } from '../../../../generated/form-texts.ts'

/** The contract's bounds, checked before the form is sent. */
export const EMAIL_RULES = {
  required: EMAIL.message,
  pattern: { value: /^[^\s@]+@[^\s@]+\.[^\s@]+$/, message: EMAIL.message },
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

export const PASSWORD_HINT = `От ${NEW_PASSWORD.minLength} до ${NEW_PASSWORD.maxLength} символов`

/** The repeated password must be the same as the first. */
export function sameAs(other: () => string) {
  return {
    required: 'Повторите пароль',
    validate: (value: string) => value === other() || 'Пароли не совпадают',
  }
}
