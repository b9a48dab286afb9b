// Generated from contracts/openapi.yaml. Do not edit.

export const EMAIL = {"maxLength":254,"message":"Укажите адрес почты"} as const
export const NEW_PASSWORD = {"minLength":8,"maxLength":128,"message":"Пароль: от 8 до 128 символов"} as const
export const PRESENT_PASSWORD = {"minLength":1,"maxLength":128,"message":"Укажите пароль"} as const
export const FACTOR_CODE = {"minLength":6,"maxLength":20,"pattern":"^[0-9A-Za-z -]+$","message":"Введите код из приложения или запасной код"} as const
export const MOTTO = {"maxLength":50,"pattern":"^[A-Za-zА-Яа-яЁё0-9«»„“”\"'’.,;:!?…()№+—– -]*$","message":"Девиз: не длиннее 50 знаков","patternMessage":"Девиз: буквы, цифры, пробелы и знаки « » „ “ ” \" ' ’ . , ; : ! ? … ( ) № + — – -"} as const
export const GUILD_NAME = {"minLength":4,"maxLength":16,"pattern":"^([А-Яа-яЁё0-9]+([ -][А-Яа-яЁё0-9]+)*|[A-Za-z0-9]+([ -][A-Za-z0-9]+)*)$","message":"Название: от 4 до 16 знаков","patternMessage":"Название: только русские или только латинские буквы и цифры, между словами один пробел или дефис"} as const
export const GUILD_TAG = {"minLength":4,"maxLength":4,"pattern":"^[A-Za-zА-Яа-яЁё0-9]{4}$","message":"Метка: ровно 4 знака, буквы и цифры"} as const
export const NEW_GUILD_TAG = {"minLength":4,"maxLength":4,"pattern":"^([А-Яа-яЁё0-9]{4}|[A-Za-z0-9]{4})$","message":"Метка: ровно 4 знака, только русские или только латинские буквы и цифры"} as const
export const GUILD_DESCRIPTION = {"maxLength":2000,"pattern":"^[^\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f\\x7f-\\x9f\u202a-\u202e\u2066-\u2069]*$","message":"Описание: не длиннее 2000 знаков","patternMessage":"Описание: уберите управляющие знаки и знаки направления письма"} as const
export const GUILD_NOTICE = {"maxLength":500,"pattern":"^[^\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f\\x7f-\\x9f\u202a-\u202e\u2066-\u2069]*$","message":"Объявление: не длиннее 500 знаков","patternMessage":"Объявление: уберите управляющие знаки и знаки направления письма"} as const
export const GUILD_ROLE_NAME = {"minLength":1,"maxLength":16,"pattern":"^[A-Za-zА-Яа-яЁё0-9]+([ -][A-Za-zА-Яа-яЁё0-9]+)*$","message":"Название роли: от 1 до 16 знаков, буквы и цифры, между словами пробел или дефис","patternMessage":"Название роли: буквы и цифры, между словами один пробел или дефис"} as const
export const CRUSADE_NAME = {"maxLength":100,"pattern":"^[A-Za-zА-Яа-яЁё0-9«»„“”\"'’.,;:!?…()№+—– -]*$","message":"Название: от 4 до 30 символов","patternMessage":"Название: буквы, цифры, пробелы и знаки « » „ “ ” \" ' ’ . , ; : ! ? … ( ) № + — – -"} as const
