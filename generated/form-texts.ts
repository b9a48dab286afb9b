// Generated from contracts/openapi.yaml. Do not edit.

export const EMAIL = {"maxLength":254,"message":"Укажите адрес почты"} as const
export const NEW_PASSWORD = {"minLength":8,"maxLength":128,"message":"Пароль: от 8 до 128 символов"} as const
export const PRESENT_PASSWORD = {"minLength":1,"maxLength":128,"message":"Укажите пароль"} as const
export const FACTOR_CODE = {"minLength":6,"maxLength":20,"pattern":"^[0-9A-Za-z -]+$","message":"Введите код из приложения или запасной код"} as const
export const MOTTO = {"maxLength":50,"pattern":"^[A-Za-zА-Яа-яЁё0-9«»'’.,!?:()— -]*$","message":"Девиз: не длиннее 50 знаков, буквы, цифры и знаки препинания"} as const
export const GUILD_NAME = {"minLength":4,"maxLength":16,"pattern":"^[A-Za-zА-Яа-яЁё0-9]+([ -][A-Za-zА-Яа-яЁё0-9]+)*$","message":"Название: от 4 до 16 знаков, буквы и цифры, между словами пробел или дефис"} as const
export const GUILD_TAG = {"minLength":4,"maxLength":4,"pattern":"^[A-Za-zА-Яа-яЁё0-9]{4}$","message":"Метка: ровно 4 знака, буквы и цифры"} as const
export const GUILD_DESCRIPTION = {"maxLength":2000,"pattern":"^([^\\p{C}]|\\n)*$","message":"Описание: не длиннее 2000 знаков"} as const
export const GUILD_NOTICE = {"maxLength":500,"pattern":"^([^\\p{C}]|\\n)*$","message":"Объявление: не длиннее 500 знаков"} as const
export const GUILD_ROLE_NAME = {"minLength":1,"maxLength":16,"pattern":"^[A-Za-zА-Яа-яЁё0-9]+([ -][A-Za-zА-Яа-яЁё0-9]+)*$","message":"Название роли: от 1 до 16 знаков, буквы и цифры, между словами пробел или дефис"} as const
export const CRUSADE_NAME = {"minLength":1,"maxLength":100,"pattern":"^[A-Za-zА-Яа-яЁё0-9«»'’.,!?:()— -]*$","message":"Название: буквы, цифры и знаки препинания"} as const
