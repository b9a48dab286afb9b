import type { FeaturePages } from '../../shell/feature-pages.ts'
import { lazyPart } from '../../shell/lazy-part.tsx'
import { SettingsIcon } from '../../ui/pictures/icons.ts'

export const settingsPages = {
  settings: {
    component: lazyPart(async () => (await import('./settings-page.tsx')).SettingsPage),
    menu: { label: 'Настройки', icon: SettingsIcon },
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
  messenger: {
    component: lazyPart(async () => (await import('./messenger/messenger-page.tsx')).MessengerPage),
  },
  secondFactor: {
    component: lazyPart(async () => (await import('./second-factor-page.tsx')).SecondFactorPage),
  },
} satisfies FeaturePages
