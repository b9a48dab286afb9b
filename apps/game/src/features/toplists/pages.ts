import type { FeaturePages } from '../../shell/feature-pages.ts'
import { lazyIcon } from '../../shell/lazy-icon.ts'
import { lazyPart } from '../../shell/lazy-part.tsx'

export const toplistsPages = {
  topPlayers: {
    component: lazyPart(async () => (await import('./top-players-page.tsx')).TopPlayersPage),
    menu: { label: 'Лучшие', icon: lazyIcon(() => import('~icons/game-icons/podium-winner')) },
  },
  topGuilds: {
    component: lazyPart(async () => (await import('./top-guilds-page.tsx')).TopGuildsPage),
  },
} satisfies FeaturePages
