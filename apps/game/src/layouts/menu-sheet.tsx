import { TUTORIAL } from '#catalogue/tutorial/tutorial.ts'
import { questsBefore } from '#rules/quests/tutorial.ts'
import { Sheet } from '../ui/overlays/sheet.tsx'
import { Unbroken } from '../ui/values/unbroken.tsx'
import styles from './game-menu.module.css'
import { type MenuEntry, MenuItem } from './menu-item.tsx'

type MenuSheetProps = { entries: readonly MenuEntry[]; onClose: () => void }

/** The menu entries that do not fit into a phone's bar: open pages, then those to come and when. */
export function MenuSheet({ entries, onClose }: MenuSheetProps) {
  const open = entries.filter(({ isLocked }) => !isLocked)
  const later = entries.filter(({ isLocked }) => isLocked)
  return (
    <Sheet open onClose={onClose} title="Ещё">
      <ul className={styles.more}>
        {open.map((entry) => (
          <li key={entry.page.path}>
            <MenuItem entry={entry} onGo={onClose} />
          </li>
        ))}
      </ul>
      {later.length > 0 && (
        <>
          <h3 className={styles.later}>Откроется позже</h3>
          <ul className={styles.more}>
            {later.map((entry) => (
              <li key={entry.page.path}>
                <MenuItem entry={entry} note={<Unbroken>{opensAt(entry.page.unlock ?? '')}</Unbroken>} />
              </li>
            ))}
          </ul>
        </>
      )}
    </Sheet>
  )
}

/** When a page opens, in two words: «с 4-го уровня» or «скоро». */
function opensAt(unlock: string): string {
  const goal = questsBefore(TUTORIAL, unlock).at(-1)?.goal
  return goal?.type === 'levelReached' ? `с\u00a0${goal.amount}-го уровня` : 'скоро'
}
