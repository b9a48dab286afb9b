import type { FeaturePages } from '../../shell/feature-pages.ts'
import { lazyIcon } from '../../shell/lazy-icon.ts'
import { lazyPart } from '../../shell/lazy-part.tsx'

export const crusadesPages = {
  crusades: {
    component: lazyPart(async () => (await import('./crusades-page.tsx')).CrusadesPage),
    menu: {
      label: 'Крестовые',
      icon: lazyIcon(() => import('~icons/game-icons/templar-shield')),
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
