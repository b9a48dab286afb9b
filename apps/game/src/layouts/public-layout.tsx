import { Suspense } from 'react'
import { NavLink, Outlet } from 'react-router-dom'
import { lazyPart } from '../shell/lazy-part.tsx'
import { LEGAL_LINKS, legalAddress } from '../shell/legal-address.ts'
import { Brand } from './brand.tsx'
import { HeaderPlayer } from './header-player.tsx'
import styles from './public-layout.module.css'

const MENU = [
  ['/', 'Главная'],
  ['/knowledge-base', 'База знаний'],
  ['/guides', 'Руководства'],
  ['/about', 'Об игре'],
] as const

const PublicNoticeBar = lazyPart(
  async () => (await import('./public-notice-bar.tsx')).PublicNoticeBar,
  'nothing',
)

/** Layout of the pages that are open to everybody. */
export function PublicLayout() {
  return (
    <div className={styles.layout}>
      <header className={styles.header}>
        <div className={styles.inner}>
          <Brand />
          <HeaderPlayer />
        </div>
        <nav className={styles.menu} aria-label="Страницы">
          {MENU.map(([to, title]) => (
            <NavLink key={to} to={to} end={to === '/'}>
              {title}
            </NavLink>
          ))}
        </nav>
      </header>
      <Suspense fallback={null}>
        <PublicNoticeBar />
      </Suspense>
      <main className={styles.page}>
        <Outlet />
      </main>
      <footer className={styles.footer}>
        {LEGAL_LINKS.map(([page, title]) => (
          <NavLink key={page} to={legalAddress(page)}>
            {title}
          </NavLink>
        ))}
      </footer>
    </div>
  )
}
