import type { FeaturePages } from '../../shell/feature-pages.ts'
import { lazyPart } from '../../shell/lazy-part.tsx'
import { GuildIcon } from '../../ui/pictures/icons.ts'

export const guildsPages = {
  guild: {
    component: lazyPart(async () => (await import('./guild-page.tsx')).GuildPage),
    menu: {
      label: 'Гильдия',
      icon: GuildIcon,
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
