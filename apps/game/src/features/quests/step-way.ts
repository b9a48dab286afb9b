import type { TutorialStep } from '../../../../../generated/events.ts'

const words: Record<string, string> = {
  '': 'В замок',
  missions: 'К походам',
  army: 'К войску',
  'fight-logs': 'К отчётам',
  settings: 'К настройкам',
}

export type Way = { to: string; label: string }

/** Where a step is done: its page and the words that lead there; null when any page will do. */
export function wayOf({ page }: Pick<TutorialStep, 'page'>): Way | null {
  if (page === null) return null
  return { to: page === '' ? '/game' : `/game/${page}`, label: words[page] ?? 'Перейти' }
}

const titles: Record<string, string> = {
  missions: 'Походы',
  army: 'Войско',
  'fight-logs': 'Отчёты о битвах',
  settings: 'Настройки',
}

/** Title of the page that a banner opens; undefined when it opens none. */
export function openedPage({ type, page }: Pick<TutorialStep, 'type' | 'page'>): string | undefined {
  return type === 'banner' && page !== null ? titles[page] : undefined
}
