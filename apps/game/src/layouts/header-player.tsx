import { Suspense } from 'react'
import { Link } from 'react-router-dom'
import { useGetHeaderPlayerInfo } from '#generated/hooks/player.ts'
import type { PlayerInfo } from '#generated/types.ts'
import { lazyPart } from '../shell/lazy-part.tsx'
import { buttonClass } from '../ui/controls/button-class.ts'
import styles from './public-layout.module.css'

// Most readers are visitors: they do not load the code that draws arms.
const HeaderBadge = lazyPart<{ player: PlayerInfo }>(
  async () => (await import('./header-badge.tsx')).HeaderBadge,
  'nothing',
)

/** For a player: the name and a link to the castle. For a visitor: a link to the login. */
export function HeaderPlayer() {
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
