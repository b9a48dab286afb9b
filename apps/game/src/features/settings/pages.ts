import type { FeaturePages } from '../../shell/feature-pages.ts'
import { lazyIcon } from '../../shell/lazy-icon.ts'
import { lazyPart } from '../../shell/lazy-part.tsx'

export const settingsPages = {
  settings: {
    component: lazyPart(async () => (await import('./settings-page.tsx')).SettingsPage),
    menu: { label: 'Настройки', icon: lazyIcon(() => import('~icons/game-icons/cog')) },
  },
  profile: {
    component: lazyPart(async () => (await import('./profile/profile-page.tsx')).ProfilePage),
  },
  notificationSettings: {
    component: lazyPart(
      async () => (await import('./notifications/notifications-page.tsx')).NotificationsPage,
    ),
  },
  sessions: {
    component: lazyPart(async () => (await import('./sessions-page.tsx')).SessionsPage),
  },
  tokens: {
    component: lazyPart(async () => (await import('./tokens/tokens-page.tsx')).TokensPage),
  },
  gameplay: {
    component: lazyPart(async () => (await import('./gameplay-page.tsx')).GameplayPage),
  },
  emailPassword: {
    component: lazyPart(async () => (await import('./email-password-page.tsx')).EmailPasswordPage),
  },
  secondFactor: {
    component: lazyPart(async () => (await import('./second-factor-page.tsx')).SecondFactorPage),
  },
} satisfies FeaturePages
