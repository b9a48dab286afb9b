import type { AdminAlikeName } from '#generated/types.ts'

export const NAME_KINDS: Readonly<Record<AdminAlikeName['kind'], string>> = {
  PLAYER: 'Имя игрока',
  GUILD: 'Название гильдии',
  TAG: 'Метка гильдии',
}

/** What an empty list says. */
export const NO_NAMES = 'Похожих имён нет. Игра проверяет имена раз в сутки.'

/** In place of a name that another resembles. */
export const RESERVED = 'Оставлено для игры'
