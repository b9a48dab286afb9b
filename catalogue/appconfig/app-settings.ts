import type { AppSetting, ValueOf } from './app-setting.ts'

/** Text in one line, without control characters. */
const ONE_LINE = '^[^\\p{C}]*$'
const SHORT_TEXT = { type: 'string', minLength: 0, maxLength: 300, pattern: ONE_LINE } as const
const NEEDED_TEXT = { ...SHORT_TEXT, minLength: 1 } as const
const SWITCH = { type: 'boolean' } as const

/** Every setting that administrators can change while the game runs, in the order of the console. */
export const APP_SETTINGS = {
  maintenance: {
    group: 'Технические работы',
    title: 'Идут технические работы',
    description:
      'Игроки читают игру, но ничего не меняют: каждое действие отвечает текстом ниже. Администраторы входят и действуют как обычно. Походы, набеги и сборы, что уже в пути, заканчиваются в свой срок.',
    schema: SWITCH,
    default: false,
  },
  maintenanceText: {
    group: 'Технические работы',
    title: 'Текст о работах',
    description:
      'Стоит полосой над каждой страницей и в ответе на действие, пока идут работы. До 300 знаков.',
    schema: NEEDED_TEXT,
    default: 'Идут технические работы. Замок и войско в сохранности, скоро продолжим.',
  },
  announcement: {
    group: 'Оболочка игры',
    title: 'Объявление',
    description: 'Стоит полосой над каждой страницей игры. Пустое не показывают. До 300 знаков.',
    schema: SHORT_TEXT,
    default: '',
  },
  toastLimit: {
    group: 'Оболочка игры',
    title: 'Сколько вестей видно сразу',
    description: 'Остальные ждут своей очереди. От 1 до 10.',
    schema: { type: 'integer', minimum: 1, maximum: 10 },
    default: 3,
  },
  marketOpen: {
    group: 'Разделы игры',
    title: 'Рынок открыт',
    description: 'На закрытом рынке не выставляют, не покупают и не снимают лоты. Срок лотов идёт.',
    schema: SWITCH,
    default: true,
  },
  raidsOpen: {
    group: 'Разделы игры',
    title: 'Набеги открыты',
    description:
      'Закрытые набеги не начать ни игрокам, ни соседям. Войска, что уже в пути, возвращаются в свой срок.',
    schema: SWITCH,
    default: true,
  },
  guildsOpen: {
    group: 'Разделы игры',
    title: 'Гильдии открыты',
    description:
      'В закрытых гильдиях ничего не меняют: ни состава, ни ролей, ни заявок, ни сборов на основание.',
    schema: SWITCH,
    default: true,
  },
  crusadesOpen: {
    group: 'Разделы игры',
    title: 'Крестовые походы открыты',
    description: 'В закрытые походы не собираются и не выступают. Выступившие возвращаются в свой срок.',
    schema: SWITCH,
    default: true,
  },
  storeOpen: {
    group: 'Разделы игры',
    title: 'Алмазная лавка открыта',
    description: 'В закрытой лавке не заказывают. Заказы, сделанные раньше, ещё можно оплатить и отменить.',
    schema: SWITCH,
    default: true,
  },
  closedText: {
    group: 'Разделы игры',
    title: 'Текст о закрытом разделе',
    description: 'Следует за словами «Рынок закрыт.» на его страницах и в ответе на действие. До 300 знаков.',
    schema: SHORT_TEXT,
    default: 'Всё ваше в сохранности. Загляните позже.',
  },
  goldRatePercent: {
    group: 'Курсы',
    title: 'Курс менялы, %',
    description:
      'Сколько золота меняла даёт за алмаз: доля обычного курса, 15 золота на уровень игрока. От 50 до 150: выше алмазы за поручения окупали бы покупки для них.',
    schema: { type: 'integer', minimum: 50, maximum: 150 },
    default: 100,
  },
  neighbourPacePercent: {
    group: 'Мир',
    title: 'Живость соседей, %',
    description:
      'Как быстро соседи растут, ходят в набеги и крестовые походы: доля живости, с которой запущен сервер. 0: соседи замерли. До 500.',
    schema: { type: 'integer', minimum: 0, maximum: 500 },
    default: 100,
  },
  callLimitPercent: {
    group: 'Сервер',
    title: 'Частота обращений, %',
    description:
      'Сколько обращений к серверу позволено игроку и сети: доля обычной границы. Меньше 100: строже, на случай нападения. От 25 до 1000.',
    schema: { type: 'integer', minimum: 25, maximum: 1000 },
    default: 100,
  },
} as const satisfies Record<string, AppSetting>

export type AppSettingKey = keyof typeof APP_SETTINGS

/** The values in force, by key. */
export type AppConfigValues = {
  readonly [Key in AppSettingKey]: ValueOf<(typeof APP_SETTINGS)[Key]['schema']>
}

/** The values that the game comes with. */
export const DEFAULT_CONFIG: AppConfigValues = {
  maintenance: APP_SETTINGS.maintenance.default,
  maintenanceText: APP_SETTINGS.maintenanceText.default,
  announcement: APP_SETTINGS.announcement.default,
  toastLimit: APP_SETTINGS.toastLimit.default,
  marketOpen: APP_SETTINGS.marketOpen.default,
  raidsOpen: APP_SETTINGS.raidsOpen.default,
  guildsOpen: APP_SETTINGS.guildsOpen.default,
  crusadesOpen: APP_SETTINGS.crusadesOpen.default,
  storeOpen: APP_SETTINGS.storeOpen.default,
  closedText: APP_SETTINGS.closedText.default,
  goldRatePercent: APP_SETTINGS.goldRatePercent.default,
  neighbourPacePercent: APP_SETTINGS.neighbourPacePercent.default,
  callLimitPercent: APP_SETTINGS.callLimitPercent.default,
}

export function isAppSettingKey(name: string): name is AppSettingKey {
  return Object.hasOwn(APP_SETTINGS, name)
}
