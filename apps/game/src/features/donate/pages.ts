import type { FeaturePages } from '../../shell/feature-pages.ts'
import { lazyIcon } from '../../shell/lazy-icon.ts'
import { lazyPart } from '../../shell/lazy-part.tsx'

export const donatePages = {
  donate: {
    component: lazyPart(async () => (await import('./donate-page.tsx')).DonatePage),
    menu: { label: 'Алмазы', icon: lazyIcon(() => import('~icons/game-icons/cut-diamond')) },
  },
} satisfies FeaturePages
