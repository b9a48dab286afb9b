import type { FeatureRoute } from '../../shell/feature-routes.ts'
import { lazyPart } from '../../shell/lazy-part.tsx'

/** Below /auth, for guests. */
export const authRoutes: readonly FeatureRoute[] = [
  {
    path: 'login',
    title: 'Вход',
    component: lazyPart(async () => (await import('./login-page.tsx')).LoginPage),
  },
  {
    path: 'register',
    title: 'Регистрация',
    component: lazyPart(async () => (await import('./register-page.tsx')).RegisterPage),
  },
  {
    path: 'password-recovery',
    title: 'Восстановление пароля',
    component: lazyPart(async () => (await import('./password-recovery-page.tsx')).PasswordRecoveryPage),
  },
]

/** Where mailed links lead, for everybody. */
export const mailedLinkRoutes: readonly FeatureRoute[] = [
  {
    path: 'redirect/success-email-confirmation',
    title: 'Подтверждение почты',
    component: lazyPart(async () => (await import('./confirm-email-page.tsx')).ConfirmEmailPage),
  },
  {
    path: 'redirect/success-reset-password',
    title: 'Пароль изменён',
    component: lazyPart(async () => (await import('./password-reset-done-page.tsx')).PasswordResetDonePage),
  },
]
