// Generated from contracts/openapi.yaml. Do not edit.

export const EMAIL = {"maxLength":254,"message":"Укажите адрес почты"} as const
export const NEW_PASSWORD = {"minLength":8,"maxLength":128,"message":"Пароль: от 8 до 128 символов"} as const
export const PRESENT_PASSWORD = {"minLength":1,"maxLength":128,"message":"Укажите пароль"} as const
export const FACTOR_CODE = {"minLength":6,"maxLength":20,"pattern":"^[0-9A-Za-z -]+$","message":"Введите код из приложения или запасной код"} as const
export const MOTTO = {"maxLength":50,"pattern":"^[A-Za-zА-Яа-яЁё0-9«»'’.,!?:()— -]*$","message":"Девиз: не длиннее 50 знаков, буквы, цифры и знаки препинания"} as const
