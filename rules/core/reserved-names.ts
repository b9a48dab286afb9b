import { nameSkeleton } from './name-skeleton.ts'

/** Words of the staff, of the game's name and of the messenger: nobody may bear one, also with digits behind. */
const RESERVED_WORDS = [
  'Админ',
  'Админы',
  'Администратор',
  'Администрация',
  'Админка',
  'Модератор',
  'Модераторы',
  'Модерация',
  'Модер',
  'Поддержка',
  'Техподдержка',
  'Саппорт',
  'Разработчик',
  'Разработчики',
  'Система',
  'Донжон',
  'Телеграм',
  'Телеграмм',
  'Управляющий',
  'Admin',
  'Admins',
  'Administrator',
  'Administration',
  'Moderator',
  'Moderators',
  'Moder',
  'Mod',
  'Support',
  'Staff',
  'Helpdesk',
  'Developer',
  'System',
  'Official',
  'Root',
  'Donjon',
  'Donzhon',
  'Telegram',
  'Undefined',
  'Null',
]

/** Labels that the game shows in place of a name, and tags that look like the staff's. */
const RESERVED_NAMES = [
  'Неизвестен',
  'Удалённый игрок',
  'Удалённый',
  'Правит ключник',
  'Ключник',
  'Нет гильдии',
  'Без гильдии',
  'АДМН',
  'АДМИ',
  'МОДР',
  'МОДЕ',
  'ADMN',
  'ADMI',
  'MODR',
  'MODS',
  'STAF',
  'HELP',
  'SUPP',
]

const WORDS = new Set(RESERVED_WORDS.map(nameSkeleton))
const NAMES = new Set([...RESERVED_WORDS, ...RESERVED_NAMES].map(nameSkeleton))

/** The text, and what is left of it without the digits at its ends. */
function withoutDigits(text: string): string[] {
  return [text, text.replaceAll(/^[0-9]+|[0-9]+$/g, '')]
}

/** Whether a name belongs to the game: it would be taken for the staff, for the game itself, or for a label. */
export function isReservedName(name: string): boolean {
  const words = name.split(/[ -]+/).flatMap(withoutDigits).map(nameSkeleton)
  const wholes = withoutDigits(name.trim()).map(nameSkeleton)
  return words.some((word) => WORDS.has(word)) || wholes.some((whole) => NAMES.has(whole))
}
