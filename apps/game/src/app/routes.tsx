import { Navigate, Route, Routes } from 'react-router-dom'
import { gamePages } from '../pages/game-pages.ts'
import { lazyPart } from '../shell/lazy-part.tsx'
import { GuestsOnly, SessionOnly } from './guards.tsx'
import { LoadingScreen } from './loading-screen.tsx'
import { PageBoundary } from './page-boundary.tsx'
import { PageLock } from './page-lock.tsx'

const PublicLayout = lazyPart(async () => (await import('../layouts/public-layout.tsx')).PublicLayout)
const AuthLayout = lazyPart(async () => (await import('../layouts/auth-layout.tsx')).AuthLayout)
export const GameLayout = lazyPart(async () => (await import('../layouts/game-layout.tsx')).GameLayout)

const MainPage = lazyPart(async () => (await import('../features/content/main-page.tsx')).MainPage)
const AboutPage = lazyPart(async () => (await import('../features/content/about-page.tsx')).AboutPage)
const NotFoundPage = lazyPart(async () => (await import('./not-found-page.tsx')).NotFoundPage)
const LoginPage = lazyPart(async () => (await import('../features/auth/login-page.tsx')).LoginPage)
const RegisterPage = lazyPart(async () => (await import('../features/auth/register-page.tsx')).RegisterPage)
const RecoveryPage = lazyPart(
  async () => (await import('../features/auth/password-recovery-page.tsx')).PasswordRecoveryPage,
)
const ConfirmedPage = lazyPart(
  async () => (await import('../features/auth/confirm-email-page.tsx')).ConfirmEmailPage,
)
const ResetDonePage = lazyPart(
  async () => (await import('../features/auth/password-reset-done-page.tsx')).PasswordResetDonePage,
)
const SharedFightPage = lazyPart(
  async () => (await import('../features/fights/shared-fight-page.tsx')).SharedFightPage,
)

function framed(title: string, page: React.ReactNode) {
  return <PageBoundary title={title}>{page}</PageBoundary>
}

/** The four layouts of docs/game.md §2. The admin console is a separate app. */
export function AppRoutes() {
  return (
    <Routes>
      <Route element={<PublicLayout />}>
        <Route index element={framed('Донжон', <MainPage />)} />
        <Route path="about" element={framed('Об игре', <AboutPage />)} />
        <Route path="redirect">
          <Route index element={framed('Страница не найдена', <NotFoundPage />)} />
          <Route
            path="success-email-confirmation"
            element={framed('Подтверждение почты', <ConfirmedPage />)}
          />
          <Route path="success-reset-password" element={framed('Пароль изменён', <ResetDonePage />)} />
          <Route path="fight-log/:id" element={framed('Отчёт о битве', <SharedFightPage />)} />
        </Route>
        <Route path="*" element={framed('Страница не найдена', <NotFoundPage />)} />
      </Route>

      <Route
        path="auth"
        element={
          <GuestsOnly waiting={<LoadingScreen />}>
            <AuthLayout />
          </GuestsOnly>
        }
      >
        <Route index element={<Navigate to="login" replace />} />
        <Route path="login" element={framed('Вход', <LoginPage />)} />
        <Route path="register" element={framed('Регистрация', <RegisterPage />)} />
        <Route path="password-recovery" element={framed('Восстановление пароля', <RecoveryPage />)} />
        <Route path="*" element={framed('Страница не найдена', <NotFoundPage />)} />
      </Route>

      <Route
        path="game"
        element={
          <SessionOnly waiting={<LoadingScreen />}>
            <GameLayout />
          </SessionOnly>
        }
      >
        {gamePages.map(({ key, path, title, component: Page }) => (
          <Route
            key={key}
            {...(path === '' ? { index: true } : { path })}
            element={framed(
              title,
              <PageLock page={key}>
                <Page />
              </PageLock>,
            )}
          />
        ))}
        <Route path="*" element={framed('Страница не найдена', <NotFoundPage />)} />
      </Route>
    </Routes>
  )
}
