import type { FeaturePages } from '../../shell/feature-pages.ts'
import { lazyPart } from '../../shell/lazy-part.tsx'
import { ForgeIcon } from '../../ui/pictures/icons.ts'

export const forgePages = {
  forge: {
    component: lazyPart(async () => (await import('./forge-page.tsx')).ForgePage),
    menu: { label: 'Кузница', icon: ForgeIcon },
  },
  grind: {
    component: lazyPart(async () => (await import('./grind-page.tsx')).GrindPage),
  },
  enhance: {
    component: lazyPart(async () => (await import('./enhance-page.tsx')).EnhancePage),
  },
} satisfies FeaturePages
