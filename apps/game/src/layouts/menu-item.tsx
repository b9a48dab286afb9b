import { type ReactNode, Suspense } from 'react'
import { NavLink } from 'react-router-dom'
import type { GamePage } from '../pages/game-pages.ts'
import type { PageMenu } from '../shell/feature-pages.ts'
import { lazyPart } from '../shell/lazy-part.tsx'
import { pageAddress } from '../shell/page-address.ts'
import { Popover } from '../ui/overlays/popover.tsx'
import { LoadingDots } from '../ui/surfaces/loading-dots.tsx'
import { Badge } from '../ui/values/badge.tsx'
import styles from './game-menu.module.css'

export const UnlockReason = lazyPart(async () => (await import('../shell/unlock-reason.tsx')).UnlockReason)

export type MenuEntry = {
  page: GamePage
  menu: PageMenu
  isLocked: boolean
  badge: { count: number; label: string } | null
}

type MenuItemProps = {
  entry: MenuEntry
  /** When a locked page opens. */
  note?: ReactNode
  onGo?: () => void
}

export function MenuItem({ entry, note, onGo }: MenuItemProps) {
  const { page, menu, isLocked, badge } = entry
  const Icon = menu.icon
  if (isLocked)
    return (
      <Popover
        label={menu.label}
        trigger={(props) => (
          <button type="button" className={styles.locked} {...props}>
            <span className={styles.sign}>
              <Suspense fallback={<svg aria-hidden="true" />}>
                <Icon />
              </Suspense>
            </span>
            {menu.label}
            {note && <small>{note}</small>}
            <span className="sr">: ещё закрыто, почему</span>
          </button>
        )}
      >
        <Suspense fallback={<LoadingDots label="Загрузка..." />}>
          <UnlockReason unlock={page.unlock ?? ''} />
        </Suspense>
      </Popover>
    )
  return (
    <NavLink
      to={pageAddress(page.key)}
      end={page.path === ''}
      className={styles.entry}
      onClick={onGo}
      onPointerEnter={page.component.preload}
    >
      <span className={styles.sign}>
        <Suspense fallback={<svg aria-hidden="true" />}>
          <Icon />
        </Suspense>
        {badge && (
          <span className={styles.seal}>
            <Badge count={badge.count} label={badge.label} />
          </span>
        )}
      </span>
      {menu.label}
    </NavLink>
  )
}
