import type { FeaturePages } from '../../shell/feature-pages.ts'
import { lazyPart } from '../../shell/lazy-part.tsx'
import { CrusadeIcon } from '../../ui/pictures/icons.ts'

export const crusadesPages = {
  crusades: {
    component: lazyPart(async () => (await import('./crusades-page.tsx')).CrusadesPage),
    menu: {
      label: 'Крестовые',
      icon: CrusadeIcon,
      badge: 'crusades',
      isLate: true,
    },
  },
  ownCrusade: {
    component: lazyPart(async () => (await import('./own-crusade-page.tsx')).OwnCrusadePage),
  },
  crusadeRequest: {
    component: lazyPart(async () => (await import('./request-page.tsx')).RequestPage),
  },
} satisfies FeaturePages
