import type { FeaturePages } from '../../shell/feature-pages.ts'
import { lazyPart } from '../../shell/lazy-part.tsx'
import { MissionsIcon } from '../../ui/pictures/icons.ts'

export const missionsPages = {
  missions: {
    component: lazyPart(async () => (await import('./missions-page.tsx')).MissionsPage),
    menu: { label: 'Походы', icon: MissionsIcon },
  },
} satisfies FeaturePages
