import type { FeaturePages } from '../../shell/feature-pages.ts'
import { lazyPart } from '../../shell/lazy-part.tsx'
import { DiamondIcon } from '../../ui/pictures/icons.ts'

export const donatePages = {
  donate: {
    component: lazyPart(async () => (await import('./donate-page.tsx')).DonatePage),
    menu: { label: 'Алмазы', icon: DiamondIcon },
  },
} satisfies FeaturePages
