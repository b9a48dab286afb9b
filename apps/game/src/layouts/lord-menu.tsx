import { Link } from 'react-router-dom'
import type { components } from '../../../../generated/api-types.ts'
import { useSession } from '../features/auth/session-context.ts'
import { Button } from '../ui/button.tsx'
import { buttonClass } from '../ui/button-class.ts'
import { ExitIcon, ExperienceIcon, SettingsIcon } from '../ui/icons.ts'
import { Meter } from '../ui/meter.tsx'
import { PlayerBadge } from '../ui/player-badge.tsx'
import { Popover } from '../ui/popover.tsx'
import styles from './lord-menu.module.css'

type LordMenuProps = {
  player: components['schemas']['PlayerInfo']
  /** In Russian. */
  title: string
  experience: components['schemas']['ControlPanelData']['baseInfo']
  canOpenSettings: boolean
}

/** Experience within the present level, in whole points (the contract counts hundredths). */
function levelProgress(info: LordMenuProps['experience']): { value: number; max: number } {
  const start = info.levelExperience
  const end = info.nextLevelExperience ?? info.experience
  return {
    value: Math.floor((info.experience - start) / 100),
    max: Math.max(1, Math.ceil((end - start) / 100)),
  }
}

/** Who one is; a press opens what is one's own: experience, settings, the way out. */
export function LordMenu({ player, title, experience, canOpenSettings }: LordMenuProps) {
  const { leave } = useSession()
  const { value, max } = levelProgress(experience)
  const face = {
    id: player.playerId,
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
        <div className={styles.menu}>
          <p className={styles.experience}>
            <ExperienceIcon />
            {experience.nextLevelExperience === null
              ? 'Выше уровня нет'
              : `До ${experience.level + 1}-го уровня: опыта ещё ${Math.max(0, max - value)}`}
          </p>
          {canOpenSettings && (
            <Link className={buttonClass({ full: true })} to="/game/settings" onClick={close}>
              <SettingsIcon />
              Настройки
            </Link>
          )}
          <Button full icon={<ExitIcon />} onClick={() => void leave()}>
            Выйти
          </Button>
        </div>
      )}
    </Popover>
  )
}
