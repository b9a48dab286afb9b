import { Suspense } from 'react'
import type { ControlPanelData, PlayerInfo } from '#generated/types.ts'
import { lazyPart, usePreload } from '../shell/lazy-part.tsx'
import { Popover } from '../ui/overlays/popover.tsx'
import { PlayerBadge } from '../ui/pictures/player-badge.tsx'
import { LoadingDots } from '../ui/surfaces/loading-dots.tsx'
import { Meter } from '../ui/values/meter.tsx'
import styles from './lord-menu.module.css'

const LordDoors = lazyPart(async () => (await import('./lord-doors.tsx')).LordDoors)

type LordMenuProps = {
  player: PlayerInfo
  /** In Russian. */
  title: string
  experience: ControlPanelData['baseInfo']
  /** Completed steps of the tutorial. */
  unlocks: readonly string[]
}

/** Experience within the current level, in whole points (the contract counts hundredths). */
function levelProgress(info: LordMenuProps['experience']): { value: number; max: number } {
  const start = info.levelExperience
  const end = info.nextLevelExperience ?? info.experience
  return {
    value: Math.floor((info.experience - start) / 100),
    max: Math.max(1, Math.ceil((end - start) / 100)),
  }
}

/** Account button in the header. A press opens experience, settings and log-out. */
export function LordMenu({ player, title, experience, unlocks }: LordMenuProps) {
  usePreload(LordDoors)
  const { value, max } = levelProgress(experience)
  const face = {
    id: player.arms,
    name: player.name,
    avatarUrl: player.avatarUrl,
    level: experience.level,
  }
  const note = player.guildTag ? `${title} · «${player.guildTag}»` : title
  return (
    <Popover
      label="Ваш герб"
      side="bottom"
      trigger={(props) => (
        <button type="button" className={styles.lord} {...props}>
          <PlayerBadge
            player={face}
            note={note}
            size={36}
            foot={
              <span className={styles.progress}>
                <Meter label="Опыт до следующего уровня" value={value} max={max} ground="oak" bare thin />
              </span>
            }
          />
        </button>
      )}
    >
      {(close) => (
        <Suspense fallback={<LoadingDots label="Загрузка..." />}>
          <LordDoors
            playerId={player.playerId}
            level={experience.level}
            missing={experience.nextLevelExperience === null ? null : Math.max(0, max - value)}
            unlocks={unlocks}
            onGo={close}
          />
        </Suspense>
      )}
    </Popover>
  )
}
