import type { NotificationKind } from '#generated/types.ts'

export const KIND_WORDS: Record<NotificationKind, string> = {
  MISSIONS: 'Походы',
  RAIDS: 'Набеги на замок',
  LEVEL: 'Новый уровень',
  TAXES: 'Налоги',
  MARKET: 'Рынок',
  GUILD: 'Гильдия',
  CRUSADES: 'Крестовые походы',
  CHALLENGES: 'Состязания',
}
