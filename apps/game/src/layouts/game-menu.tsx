import { type ReactNode, Suspense, useCallback, useState } from 'react'
import { useLocation } from 'react-router-dom'
import type { MissionsData } from '#generated/types.ts'
import { waitingOf } from '../features/quests/waiting.ts'
import { useGameData } from '../live/use-game-data.ts'
import { gamePages } from '../pages/game-pages.ts'
import { armyAway } from '../shared/missions/army-away.ts'
import { lazyPart, usePreload } from '../shell/lazy-part.tsx'
import { pageAddress } from '../shell/page-address.ts'
import { isPageOpen } from '../shell/page-open.ts'
import { counted } from '../ui/format/counted.ts'
import { MenuIcon } from '../ui/pictures/icons.ts'
import styles from './game-menu.module.css'
import { type MenuEntry, MenuItem, UnlockReason } from './menu-item.tsx'

const ArmySlot = lazyPart(async () => (await import('./army-slot.tsx')).ArmySlot, 'nothing')
const MenuSheet = lazyPart(async () => (await import('./menu-sheet.tsx')).MenuSheet, 'toast')

function useMenuEntries(): MenuEntry[] {
  const layout = useGameData('playerLayout').data
  const quests = useGameData('quests').data
  const ready = quests ? waitingOf(quests).total : 0
  const fights = layout?.unviewedFights ?? 0
  const gear = layout?.unviewedGear ?? 0
  const requests = layout?.guildRequests ?? 0
  const answers = crusadeAnswers(useGameData('missions').data)
  const badges = {
    quests: { count: ready, label: counted(ready, ['награда ждёт', 'награды ждут', 'наград ждут']) },
    fights: { count: fights, label: counted(fights, ['новый отчёт', 'новых отчёта', 'новых отчётов']) },
    gear: { count: gear, label: counted(gear, ['новая вещь', 'новые вещи', 'новых вещей']) },
    guild: {
      count: requests,
      label: counted(requests, ['заявка в гильдию', 'заявки в гильдию', 'заявок в гильдию']),
    },
    crusades: {
      count: answers,
      label: counted(answers, ['ответ за вами', 'ответа за вами', 'ответов за вами']),
    },
  }
  return gamePages.flatMap((page) => {
    const { key, menu } = page
    if (!menu) return []
    // Until it is known, no page is said to be closed: the page itself tells.
    const isLocked = layout !== undefined && !isPageOpen(layout.unlocks, key)
    return [{ page, menu, isLocked, badge: menu.badge ? badges[menu.badge] : null }]
  })
}

/** Requests that the leader may decide, and invitations. */
function crusadeAnswers(missions: MissionsData | undefined): number {
  return (missions?.crusade?.requests ?? 0) + (missions?.crusadeInvitations ?? 0)
}

/** Entries before the army's place, which is then in the middle of a phone's bar. */
const BEFORE_FIRST_MISSION = 2

type GameMenuViewProps = {
  entries: readonly MenuEntry[]
  /** The army's place, from the first mission on. */
  army?: ReactNode
}

/** The bar at the bottom: open pages, and locked ones with the reason. What does not fit is behind «Ещё». */
export function GameMenuView({ entries, army }: GameMenuViewProps) {
  usePreload(UnlockReason)
  const { bar, room } = useMenuRoom(Boolean(army))
  const [more, setMore] = useState(false)
  const fits = entries.length <= room
  // A bar that has no room for all keeps its first places when late pages open.
  const waits = ({ isLocked, menu }: MenuEntry) => Number(menu.isLate === true && (isLocked || !fits))
  const ordered = entries.toSorted((left, right) => waits(left) - waits(right))
  const shown = fits ? ordered : ordered.slice(0, room - 1)
  const rest = fits ? [] : ordered.slice(room - 1)
  const { pathname } = useLocation()
  const isWithin = rest.some(({ page }) => pathname.startsWith(pageAddress(page.key)))
  const item = (entry: MenuEntry) => (
    <li key={entry.page.path}>
      <MenuItem entry={entry} />
    </li>
  )
  return (
    <nav ref={bar} className={styles.menu} aria-label="Главное меню">
      <ul>
        {shown.slice(0, BEFORE_FIRST_MISSION).map(item)}
        {army && <li>{army}</li>}
        {shown.slice(BEFORE_FIRST_MISSION).map(item)}
        {rest.length > 0 && (
          <li>
            <button
              type="button"
              className={styles.entry}
              aria-haspopup="dialog"
              aria-current={isWithin || undefined}
              onClick={() => setMore(true)}
            >
              <span className={styles.sign}>
                <MenuIcon />
              </span>
              Ещё
            </button>
          </li>
        )}
      </ul>
      {more && (
        <Suspense fallback={null}>
          <MenuSheet entries={rest} onClose={() => setMore(false)} />
        </Suspense>
      )}
    </nav>
  )
}

/** `GameMenuView` with live locks, badges and the army. */
export function GameMenu() {
  const missions = useGameData('missions').data
  return (
    <GameMenuView
      entries={useMenuEntries()}
      army={
        missions &&
        (armyAway(missions) ?? missions.last) && (
          <Suspense fallback={null}>
            <ArmySlot missions={missions} />
          </Suspense>
        )
      }
    />
  )
}

/** In rem, as the words grow with the text. A phone's bar has short words. */
const SHORT_ENTRY_REM = 4
/** The army's place has room for itself and lets each entry be a little shorter. */
const SHORT_ENTRY_BESIDE_ARMY_REM = 3.55
const ENTRY_REM = 5.8
const PHONE_BAR_REM = 40
const ENTRIES_MIN = 3
const ENTRIES_MIN_BESIDE_ARMY = 2
const PHONE_ENTRIES_MAX = 5

function roomOf({ clientWidth, clientHeight }: HTMLElement, hasArmy: boolean): number {
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
  // In landscape the bar stands at the side.
  const length = Math.max(clientWidth, clientHeight) / rem
  if (length >= PHONE_BAR_REM) return Math.floor(length / ENTRY_REM) - Number(hasArmy)
  const [fits, least] = hasArmy
    ? [Math.floor(length / SHORT_ENTRY_BESIDE_ARMY_REM) - 1, ENTRIES_MIN_BESIDE_ARMY]
    : [Math.floor(length / SHORT_ENTRY_REM), ENTRIES_MIN]
  return Math.max(least, Math.min(PHONE_ENTRIES_MAX, fits))
}

/** How many pages the bar has room for at the present size of window and text, and the bar's ref. */
function useMenuRoom(hasArmy: boolean) {
  const [room, setRoom] = useState(PHONE_ENTRIES_MAX)
  const bar = useCallback(
    (element: HTMLElement | null) => {
      if (!element) return
      // At once: the first frame must not show more entries than fit.
      setRoom(roomOf(element, hasArmy))
      const watcher = new ResizeObserver(() => setRoom(roomOf(element, hasArmy)))
      watcher.observe(element)
      return () => watcher.disconnect()
    },
    [hasArmy],
  )
  return { bar, room }
}
