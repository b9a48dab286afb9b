import type { TokenScope } from '#generated/types.ts'

/** What a token may read, in the order shown. */
export const SCOPE_WORDS: Readonly<Record<TokenScope, { title: string; text: string }>> = {
  'read:player': { title: 'Мой замок', text: 'казна, склад, войско, отчёты о битвах, почта' },
  'read:world': { title: 'Мир вокруг', text: 'игроки, гильдии, походы, испытания, списки лучших' },
  'read:market': { title: 'Рынок', text: 'лоты и цены' },
}

export const SCOPES = ['read:player', 'read:world', 'read:market'] as const satisfies readonly TokenScope[]
