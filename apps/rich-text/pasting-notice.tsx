import styles from './editor.module.css'
import type { LeftOut } from './use-pasting.ts'

/** Says what was left out of what was pasted, until the text changes. Screen readers read it. */
export function PastingNotice({ notice }: { notice: LeftOut | null }) {
  return (
    <div role="status">
      {notice && (
        <p key={notice.count} className={styles.notice}>
          {notice.words}
        </p>
      )}
    </div>
  )
}
