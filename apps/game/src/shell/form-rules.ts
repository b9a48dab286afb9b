/** The contract's bounds, checked before the form is sent. */
export const emailRules = {
  required: 'Укажите адрес почты',
  pattern: { value: /^[^\s@]+@[^\s@]+\.[^\s@]+$/, message: 'Укажите адрес почты' },
  maxLength: { value: 254, message: 'Адрес слишком длинный' },
}

const passwordLength = 'Пароль: от 8 до 128 символов'

export const presentPasswordRules = {
  required: 'Укажите пароль',
  maxLength: { value: 128, message: passwordLength },
}

export const newPasswordRules = {
  required: 'Придумайте пароль',
  minLength: { value: 8, message: passwordLength },
  maxLength: { value: 128, message: passwordLength },
}

export const passwordHint = 'От 8 до 128 символов'

/** The repeated password must be the same as the first. */
export function sameAs(other: () => string) {
  return {
    required: 'Повторите пароль',
    validate: (value: string) => value === other() || 'Пароли не совпадают',
  }
}
