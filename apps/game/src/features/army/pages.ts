import type { FeaturePages } from '../../shell/feature-pages.ts'
import { lazyPart } from '../../shell/lazy-part.tsx'
import { ArmyIcon } from '../../ui/pictures/icons.ts'

export const armyPages = {
  army: {
    component: lazyPart(async () => (await import('./army-page.tsx')).ArmyPage),
    menu: { label: 'Войско', icon: ArmyIcon },
  },
} satisfies FeaturePages
