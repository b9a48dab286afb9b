import { TITLE_NAMES } from '#catalogue/player/titles.ts'
import type { ControlPanelData, PlayerLayoutData } from '#generated/types.ts'
import { EnergyBar } from '../features/energy/energy-bar.tsx'
import { useGameData } from '../live/use-game-data.ts'
import { keepRoom } from '../ui/overlays/keep-room.ts'
import { Skeleton } from '../ui/surfaces/skeleton.tsx'
import styles from './game-header.module.css'
import { LordMenu } from './lord-menu.tsx'
import { NotificationsBell } from './notifications-bell.tsx'
import { PurseView } from './purse-view.tsx'

type GameHeaderViewProps = {
  layout: PlayerLayoutData | undefined
  panel: ControlPanelData | undefined
}

/** So much may scroll away in large text. */
function headerRef(header: HTMLElement | null) {
  return keepRoom('--header-own', header)
}

/** The header: arms, name and level, energy, the purse, the bell. */
export function GameHeaderView({ layout, panel }: GameHeaderViewProps) {
  return (
    <header className={styles.header} ref={headerRef}>
      <div className={styles.inner}>
        <div className={styles.lord}>
          {layout && panel ? (
            <LordMenu
              player={layout.player}
              title={TITLE_NAMES[layout.player.title]}
              experience={panel.baseInfo}
              unlocks={layout.unlocks}
            />
          ) : (
            <Skeleton lines={2} ground="oak" height={12} />
          )}
        </div>
        <div className={styles.energy}>
          {panel ? (
            <EnergyBar energy={panel.energy} diamonds={panel.purse.diamonds} />
          ) : (
            <Skeleton lines={1} ground="oak" height={14} />
          )}
        </div>
        <div className={styles.purse}>{panel && <PurseView purse={panel.purse} />}</div>
        <div className={styles.bell}>
          <NotificationsBell unread={layout?.unreadNotifications ?? 0} />
        </div>
      </div>
    </header>
  )
}

/** `GameHeaderView` with live data. */
export function GameHeader() {
  const layout = useGameData('playerLayout').data
  const panel = useGameData('controlPanel').data
  return <GameHeaderView layout={layout} panel={panel} />
}
