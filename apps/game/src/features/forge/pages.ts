import type { FeaturePages } from '../../shell/feature-pages.ts'
import { lazyIcon } from '../../shell/lazy-icon.ts'
import { lazyPart } from '../../shell/lazy-part.tsx'

export const forgePages = {
  forge: {
    component: lazyPart(async () => (await import('./forge-page.tsx')).ForgePage),
    menu: { label: 'Кузница', icon: lazyIcon(() => import('~icons/game-icons/anvil-impact')) },
  },
  grind: {
    component: lazyPart(async () => (await import('./grind-page.tsx')).GrindPage),
  },
  enhance: {
    component: lazyPart(async () => (await import('./enhance-page.tsx')).EnhancePage),
  },
} satisfies FeaturePages
