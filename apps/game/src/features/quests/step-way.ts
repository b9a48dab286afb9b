import type { TutorialStep } from '../../../../../generated/types.ts'
import { TAXES_HASH } from '../../things/castle/taxes-hash.ts'

const words: Record<string, string> = {
  '': 'К сборщикам',
  missions: 'К походам',
  army: 'К войску',
  'fight-logs': 'К отчётам',
  settings: 'К настройкам',
  inventory: 'На склад',
  buildings: 'К постройкам',
  forge: 'В кузницу',
  'forge/grind': 'К точилу',
  'forge/craft': 'В мастерскую',
  'forge/craft-book': 'К книге',
  'forge/enhance': 'К скупщику',
  'trade/shop/gear': 'В лавку',
  'trade/shop/consumable': 'В погреб',
  'trade/shop/gold': 'К меняле',
  'trade/market': 'На рынок',
  'skills/branches': 'К умениям',
  'foray-prepare': 'К набегам',
  'group-missions': 'К крестовым походам',
}

export type Way = { to: string; label: string }

/** Where a deed is done: its page and the words that lead there; null when any page will do. */
export function wayOf({ page }: Pick<TutorialStep, 'page'>): Way | null {
  if (page === null) return null
  // At the castle only taxes are asked for: collectors are sent from there.
  return { to: page === '' ? `/game${TAXES_HASH}` : `/game/${page}`, label: words[page] ?? 'Перейти' }
}

const titles: Record<string, string> = {
  missions: 'Походы',
  army: 'Войско',
  'fight-logs': 'Отчёты о битвах',
  settings: 'Настройки',
  inventory: 'Склад',
  buildings: 'Постройки',
  forge: 'Кузница',
  'forge/craft': 'Ремесло',
  'forge/craft-book': 'Книга ремёсел',
  'forge/enhance': 'Скупщик',
  'trade/shop/gear': 'Лавка',
  'trade/shop/consumable': 'Лавка: припасы',
  'trade/shop/gold': 'Лавка: меняла',
  'trade/market': 'Рынок',
  'skills/branches': 'Умения',
}

/** Title of the page that a banner opens; undefined when it opens none. */
export function openedPage({ type, page }: Pick<TutorialStep, 'type' | 'page'>): string | undefined {
  return type === 'banner' && page !== null ? titles[page] : undefined
}
