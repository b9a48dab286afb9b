import type { Title } from '#rules/player/title.ts'

export const TITLE_NAMES = {
  KNIGHT: 'Рыцарь',
  BARON: 'Барон',
  EARL: 'Граф',
  DUKE: 'Герцог',
} as const satisfies Record<Title, string>
