import type { FeaturePages } from '../../shell/feature-pages.ts'
import { lazyPart } from '../../shell/lazy-part.tsx'
import { LedgerIcon } from '../../ui/pictures/icons.ts'

export const historyPages = {
  history: {
    component: lazyPart(async () => (await import('./history-page.tsx')).HistoryPage),
    menu: { label: 'Счётная книга', icon: LedgerIcon },
  },
} satisfies FeaturePages
