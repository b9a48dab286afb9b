import { Sheet } from '../ui/overlays/sheet.tsx'
import styles from './game-menu.module.css'
import { type MenuEntry, MenuItem } from './game-menu.tsx'

type MenuSheetProps = { entries: readonly MenuEntry[]; onClose: () => void }

/** The menu entries that do not fit into a phone's bar. */
export function MenuSheet({ entries, onClose }: MenuSheetProps) {
  return (
    <Sheet open onClose={onClose} title="Ещё">
      <ul className={styles.more}>
        {entries.map((entry) => (
          <li key={entry.page.path}>
            <MenuItem entry={entry} onGo={onClose} />
          </li>
        ))}
      </ul>
    </Sheet>
  )
}
