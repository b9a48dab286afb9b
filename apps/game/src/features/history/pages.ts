import type { FeaturePages } from '../../shell/feature-pages.ts'
import { lazyIcon } from '../../shell/lazy-icon.ts'
import { lazyPart } from '../../shell/lazy-part.tsx'

export const historyPages = {
  history: {
    component: lazyPart(async () => (await import('./history-page.tsx')).HistoryPage),
    menu: { label: 'Счётная книга', icon: lazyIcon(() => import('~icons/game-icons/abacus')) },
  },
} satisfies FeaturePages
