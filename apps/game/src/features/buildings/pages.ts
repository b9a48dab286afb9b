import type { FeaturePages } from '../../shell/feature-pages.ts'
import { lazyPart } from '../../shell/lazy-part.tsx'
import { BuildingsIcon } from '../../ui/pictures/icons.ts'

export const buildingsPages = {
  buildings: {
    component: lazyPart(async () => (await import('./buildings-page.tsx')).BuildingsPage),
    menu: { label: 'Постройки', icon: BuildingsIcon },
  },
} satisfies FeaturePages
