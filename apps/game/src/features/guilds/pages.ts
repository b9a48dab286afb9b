import type { FeaturePages } from '../../shell/feature-pages.ts'
import { lazyIcon } from '../../shell/lazy-icon.ts'
import { lazyPart } from '../../shell/lazy-part.tsx'

export const guildsPages = {
  guild: {
    component: lazyPart(async () => (await import('./guild-page.tsx')).GuildPage),
    menu: {
      label: 'Гильдия',
      icon: lazyIcon(() => import('~icons/game-icons/three-friends')),
      badge: 'guild',
      isLate: true,
    },
  },
  guildHistory: {
    component: lazyPart(async () => (await import('./history-page.tsx')).GuildHistoryPage),
  },
  otherGuild: {
    component: lazyPart(async () => (await import('./other-guild-page.tsx')).OtherGuildPage),
  },
} satisfies FeaturePages
