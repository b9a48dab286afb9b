import { Suspense } from 'react'
import { Link, NavLink, Outlet } from 'react-router-dom'
import { useGetHeaderPlayerInfo } from '#generated/hooks/player.ts'
import type { PlayerInfo } from '#generated/types.ts'
import { lazyPart } from '../shell/lazy-part.tsx'
import { LEGAL_LINKS, legalAddress } from '../shell/legal-address.ts'
import { buttonClass } from '../ui/controls/button-class.ts'
import { Brand } from './brand.tsx'
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

// Most readers are visitors: they do not load the code that draws arms.
const HeaderBadge = lazyPart<{ player: PlayerInfo }>(
  async () => (await import('./header-badge.tsx')).HeaderBadge,
  'nothing',
)

/** For a player: the name and a link to the castle. For a visitor: a link to the login. */
function HeaderPlayer() {
  const { data, isPending } = useGetHeaderPlayerInfo()
  const place = <span className={styles.pending} aria-hidden="true" />
  if (isPending) return place
  if (data?.player)
    return (
      <Suspense fallback={place}>
        <HeaderBadge player={data.player} />
      </Suspense>
    )
  return (
    <Link className={buttonClass({ variant: 'oak', small: true })} to="/auth/login">
      Войти
    </Link>
  )
}
