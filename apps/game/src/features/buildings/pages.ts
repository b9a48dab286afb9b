import type { FeaturePages } from '../../shell/feature-pages.ts'
import { lazyIcon } from '../../shell/lazy-icon.ts'
import { lazyPart } from '../../shell/lazy-part.tsx'

export const buildingsPages = {
  buildings: {
    component: lazyPart(async () => (await import('./buildings-page.tsx')).BuildingsPage),
    menu: { label: 'Постройки', icon: lazyIcon(() => import('~icons/game-icons/hammer-nails')) },
  },
} satisfies FeaturePages
