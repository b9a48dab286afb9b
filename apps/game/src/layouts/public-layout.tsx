import { Link, NavLink, Outlet } from 'react-router-dom'
import { LEGAL_LINKS, legalAddress } from '../shell/legal-address.ts'
import { Brand } from './brand.tsx'
import { HeaderPlayer } from './header-player.tsx'
import styles from './public-layout.module.css'

/** Layout of the pages that are open to everybody. */
export function PublicLayout() {
  return (
    <div className={styles.layout}>
      <header className={styles.header}>
        <div className={styles.inner}>
          <Brand />
          <HeaderPlayer />
        </div>
      </header>
      <main className={styles.page}>
        <Outlet />
      </main>
      <footer className={styles.footer}>
        <Link to="/">Главная</Link>
        <NavLink to="/about">Об игре</NavLink>
        {LEGAL_LINKS.map(([page, title]) => (
          <NavLink key={page} to={legalAddress(page)}>
            {title}
          </NavLink>
        ))}
      </footer>
    </div>
  )
}
