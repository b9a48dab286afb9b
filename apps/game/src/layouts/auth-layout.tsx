import { Link, Outlet } from 'react-router-dom'
import { AfterPaint } from '../shell/after-paint.tsx'
import { lazyPart } from '../shell/lazy-part.tsx'
import styles from './auth-layout.module.css'
import { Brand } from './brand.tsx'

const PublicNoticeBar = lazyPart(
  async () => (await import('./public-notice-bar.tsx')).PublicNoticeBar,
  'nothing',
)

/** Layout of login, registration and password recovery: one card on the oak. */
export function AuthLayout() {
  return (
    <div className={styles.layout}>
      <AfterPaint>
        <PublicNoticeBar />
      </AfterPaint>
      <header className={styles.header}>
        <h1>
          <Brand />
        </h1>
      </header>
      <main className={styles.page}>
        <Outlet />
      </main>
      <footer className={styles.footer}>
        <Link to="/">На главную</Link>
        <Link to="/about">Об игре</Link>
      </footer>
    </div>
  )
}
