import { Suspense, useEffect } from 'react'
import { Outlet } from 'react-router-dom'
import { GameTips } from '../features/content/game-tips.tsx'
import { useLive } from '../live/live-context.ts'
import { useGameData } from '../live/use-game-data.ts'
import { AfterPaint } from '../shell/after-paint.tsx'
import { lazyPart, usePreload } from '../shell/lazy-part.tsx'
import { QuestTitles } from '../shell/quest-titles.tsx'
import { keepRoom } from '../ui/overlays/keep-room.ts'
import { PANEL_PLACEMENT } from '../ui/overlays/popover-panel.tsx'
import { setPreferences } from '../ui/preferences.ts'
import { ConnectionBar } from './connection-bar.tsx'
import { GameHeader } from './game-header.tsx'
import styles from './game-layout.module.css'
import { GameMenu } from './game-menu.tsx'

const NoticeBar = lazyPart(async () => (await import('./notice-bar.tsx')).NoticeBar, 'nothing')
const NotificationWatcher = lazyPart(
  async () => (await import('../features/notifications/notification-watcher.tsx')).NotificationWatcher,
  'nothing',
)
const TutorialGuide = lazyPart(
  async () => (await import('../features/quests/tutorial-guide.tsx')).TutorialGuide,
  'nothing',
)
const OwnDeletionBar = lazyPart(
  async () => (await import('../features/settings/profile/deletion-bar-view.tsx')).OwnDeletionBar,
  'nothing',
)

/** In large text the header has more lines. */
function topRef(top: HTMLElement | null) {
  return keepRoom('--header-room', top)
}

/** The frame of every game page: the header above, the menu below. */
export function GameLayout() {
  const { connection } = useLive()
  usePreload(PANEL_PLACEMENT)
  useKeptPreferences()
  useEffect(() => {
    const timer = setTimeout(() => connection.open().catch(() => undefined), 0)
    return () => clearTimeout(timer)
  }, [connection])

  return (
    <div className={styles.layout}>
      <a className={styles.skip} href="#page">
        К содержанию
      </a>
      <QuestTitles>
        <GameTips>
          <div className={styles.top} ref={topRef}>
            <GameHeader />
            <ConnectionBar />
            <DeletionBar />
          </div>
          <AfterPaint>
            <NoticeBar />
          </AfterPaint>
          <main id="page" tabIndex={-1} className={styles.page}>
            <Outlet />
          </main>
        </GameTips>
        <GameMenu />
      </QuestTitles>
      <AfterPaint>
        <NotificationWatcher />
        <TutorialGuide />
      </AfterPaint>
    </div>
  )
}

/** Lets all pages follow the player's choices, also those of another tab. */
function useKeptPreferences(): void {
  const gameplay = useGameData('playerLayout').data?.gameplay
  useEffect(() => {
    if (gameplay) setPreferences(gameplay)
  }, [gameplay])
}

/** On every page, as long as the castle waits for its deletion. */
function DeletionBar() {
  const dueAt = useGameData('playerLayout').data?.deletionDueAt
  return dueAt ? (
    <Suspense fallback={null}>
      <OwnDeletionBar dueAt={dueAt} />
    </Suspense>
  ) : null
}
