import type { FeaturePages } from '../../shell/feature-pages.ts'
import { lazyPart } from '../../shell/lazy-part.tsx'
import { CastleIcon } from '../../ui/pictures/icons.ts'

export const playerPages = {
  castle: {
    component: lazyPart(async () => (await import('./castle-page.tsx')).CastlePage),
    menu: { label: 'Замок', icon: CastleIcon, badge: 'quests' },
  },
  player: {
    component: lazyPart(async () => (await import('./player-page.tsx')).PlayerPage),
  },
} satisfies FeaturePages
