/** The contract's bounds, checked before the form is sent. */
export const EMAIL_RULES = {
  required: 'Укажите адрес почты',
  pattern: { value: /^[^\s@]+@[^\s@]+\.[^\s@]+$/, message: 'Укажите адрес почты' },
  maxLength: { value: 254, message: 'Адрес слишком длинный' },
}

const PASSWORD_LENGTH_MESSAGE = 'Пароль: от 8 до 128 символов'

export const PRESENT_PASSWORD_RULES = {
  required: 'Укажите пароль',
  maxLength: { value: 128, message: PASSWORD_LENGTH_MESSAGE },
}

export const NEW_PASSWORD_RULES = {
  required: 'Придумайте пароль',
  minLength: { value: 8, message: PASSWORD_LENGTH_MESSAGE },
  maxLength: { value: 128, message: PASSWORD_LENGTH_MESSAGE },
}

export const PASSWORD_HINT = 'От 8 до 128 символов'

/** The repeated password must be the same as the first. */
export function sameAs(other: () => string) {
  return {
    required: 'Повторите пароль',
    validate: (value: string) => value === other() || 'Пароли не совпадают',
  }
}
