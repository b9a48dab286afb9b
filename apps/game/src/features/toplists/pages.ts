import PodiumIcon from '~icons/game-icons/podium-winner'
import type { FeaturePages } from '../../shell/feature-pages.ts'
import { lazyPart } from '../../shell/lazy-part.tsx'

export const toplistsPages = {
  topPlayers: {
    component: lazyPart(async () => (await import('./top-players-page.tsx')).TopPlayersPage),
    menu: { label: 'Лучшие', icon: PodiumIcon },
  },
  topGuilds: {
    component: lazyPart(async () => (await import('./top-guilds-page.tsx')).TopGuildsPage),
  },
} satisfies FeaturePages
