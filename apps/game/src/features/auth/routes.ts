import { GUEST_PATHS, OUTER_PATHS } from '#catalogue/outer-paths.ts'
import type { FeatureRoute } from '../../shell/feature-pages.ts'
import { lazyPart } from '../../shell/lazy-part.tsx'
import { isInMessenger } from '../../shell/messenger/launched.ts'

/** In the messenger its account logs in, without an e-mail. */
async function loadLogin() {
  if (isInMessenger()) return (await import('./messenger/messenger-page.tsx')).MessengerPage
  return (await import('./login-page.tsx')).LoginPage
}

/** Below /auth, for guests. */
export const authRoutes: readonly FeatureRoute[] = [
  {
    path: GUEST_PATHS.login,
    title: 'Вход',
    component: lazyPart(loadLogin),
  },
  {
    path: GUEST_PATHS.register,
    title: 'Регистрация',
    component: lazyPart(async () => (await import('./register-page.tsx')).RegisterPage),
  },
  {
    path: GUEST_PATHS.passwordRecovery,
    title: 'Восстановление пароля',
    component: lazyPart(async () => (await import('./password-recovery-page.tsx')).PasswordRecoveryPage),
  },
]

/** Where mailed links lead, for everybody. */
export const mailedLinkRoutes: readonly FeatureRoute[] = [
  {
    path: OUTER_PATHS.emailConfirmed,
    title: 'Подтверждение почты',
    component: lazyPart(async () => (await import('./confirm-email-page.tsx')).ConfirmEmailPage),
  },
  {
    path: OUTER_PATHS.emailChange,
    title: 'Новая почта',
    component: lazyPart(async () => (await import('./email-change-page.tsx')).EmailChangePage),
  },
  {
    path: OUTER_PATHS.emailChangeAnswer,
    title: 'Смена почты',
    component: lazyPart(async () => (await import('./email-change-answer-page.tsx')).EmailChangeAnswerPage),
  },
  {
    path: OUTER_PATHS.passwordReset,
    title: 'Пароль изменён',
    component: lazyPart(async () => (await import('./password-reset-done-page.tsx')).PasswordResetDonePage),
  },
]
