import type { FeaturePages } from '../../shell/feature-pages.ts'
import { lazyPart } from '../../shell/lazy-part.tsx'

export const craftPages = {
  craft: {
    component: lazyPart(async () => (await import('./craft-page.tsx')).CraftPage),
  },
  craftBook: {
    component: lazyPart(async () => (await import('./craft-book-page.tsx')).CraftBookPage),
  },
} satisfies FeaturePages
