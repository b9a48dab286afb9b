import { useGameData } from '../live/use-game-data.ts'
import { CrusadeWait } from '../shared/crusades/crusade-wait.tsx'
import { RaidTimers } from '../shared/raids/raid-timers.tsx'
import { isInMessenger } from '../shell/messenger/launched.ts'
import { PageLink } from '../shell/page-link.tsx'
import { isPageOpen } from '../shell/page-open.ts'
import { useSession } from '../shell/session-context.ts'
import { Button } from '../ui/controls/button.tsx'
import { buttonClass } from '../ui/controls/button-class.ts'
import { CastleIcon, ExitIcon, ExperienceIcon, SettingsIcon } from '../ui/pictures/icons.ts'
import { Unbroken } from '../ui/values/unbroken.tsx'
import styles from './lord-menu.module.css'

type LordDoorsProps = {
  playerId: number
  level: number
  /** Experience to the next level, in whole points. Null at the last level. */
  missing: number | null
  /** Completed steps of the tutorial. */
  unlocks: readonly string[]
  onGo: () => void
}

/** What the player waits for in raids. */
function RaidWaits() {
  const { data } = useGameData('raids')
  return data ? <RaidTimers waits={data} /> : null
}

/** The own crusade. */
function CrusadeWaits({ onGo }: Pick<LordDoorsProps, 'onGo'>) {
  const crusade = useGameData('missions').data?.crusade
  return crusade ? <CrusadeWait crusade={crusade} onGo={onGo} /> : null
}

/** The menu under the lord's shield: experience to the next level, own page, settings, log-out. A messenger would log in again at once. */
export function LordDoors({ playerId, level, missing, unlocks, onGo }: LordDoorsProps) {
  const { leave } = useSession()
  return (
    <div className={styles.menu}>
      <p className={styles.experience}>
        <ExperienceIcon />
        <span>
          <Unbroken>
            {missing === null ? 'Выше уровня нет' : `До ${level + 1}-го уровня ещё ${missing} опыта`}
          </Unbroken>
        </span>
      </p>
      {isPageOpen(unlocks, 'raidPrepare') && <RaidWaits />}
      {isPageOpen(unlocks, 'ownCrusade') && <CrusadeWaits onGo={onGo} />}
      {isPageOpen(unlocks, 'player') && (
        <PageLink className={buttonClass({ full: true })} to="player" of={playerId} onClick={onGo}>
          <CastleIcon />
          Моя страница
        </PageLink>
      )}
      {isPageOpen(unlocks, 'settings') && (
        <PageLink className={buttonClass({ full: true })} to="settings" onClick={onGo}>
          <SettingsIcon />
          Настройки
        </PageLink>
      )}
      {!isInMessenger() && (
        <Button full icon={<ExitIcon />} onClick={() => void leave()}>
          Выйти
        </Button>
      )}
    </div>
  )
}
