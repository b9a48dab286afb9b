import { Link } from 'react-router-dom'
import { castleMarks } from '../../art/castle/marks.ts'
import { classNames } from '../../ui/class-names.ts'
import { counted } from '../../ui/format/plural.ts'
import { QuestsIcon, ReportsIcon } from '../../ui/icons.ts'
import styles from './castle-scene.module.css'
import { at } from './castle-scene.tsx'

type CastleBubblesProps = {
  /** Reports nobody has opened. */
  reports: number
  /** Errands to read or to be paid for. */
  errands: number
  onErrands: () => void
}

/** Over the picture: what waits for its lord. */
export function CastleBubbles({ reports, errands, onErrands }: CastleBubblesProps) {
  return (
    <>
      {errands > 0 && (
        <button
          type="button"
          className={classNames(styles.bubble, styles.leaf)}
          style={at(castleMarks.forge.bubble)}
          aria-label={counted(errands, ['поручение ждёт вас', 'поручения ждут вас', 'поручений ждут вас'])}
          onClick={onErrands}
        >
          <QuestsIcon />
          {errands}
        </button>
      )}
      {reports > 0 && (
        <Link
          className={styles.bubble}
          style={at(castleMarks.storage.bubble)}
          aria-label={counted(reports, ['новая битва', 'новые битвы', 'новых битв'])}
          to="/game/fight-logs"
        >
          <ReportsIcon />
          {reports}
        </Link>
      )}
    </>
  )
}
