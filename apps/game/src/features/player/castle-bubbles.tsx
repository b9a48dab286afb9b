import { castleMarks } from '../../art/castle/marks.ts'
import { PageLink } from '../../shell/page-link.tsx'
import { classNames } from '../../ui/class-names.ts'
import { counted } from '../../ui/format/counted.ts'
import { GoldIcon, QuestsIcon, ReportsIcon, StorageIcon } from '../../ui/pictures/icons.ts'
import styles from './castle-scene.module.css'
import { at } from './castle-scene.tsx'

type CastleBubblesProps = {
  /** Unread fight reports. */
  reports: number
  /** Gear that is not viewed yet. */
  gear: number
  /** Quests whose reward waits. */
  waiting: number
  onQuests: () => void
  /** Whether the tax collectors can be sent. */
  idleCollectors: boolean
  onCollectors: () => void
}

/** Bubbles over the picture: what needs the player's attention. */
export function CastleBubbles(props: CastleBubblesProps) {
  const { reports, gear, waiting, onQuests, idleCollectors, onCollectors } = props
  return (
    <>
      {waiting > 0 && (
        <button
          type="button"
          className={classNames(styles.bubble, styles.banner)}
          style={at(castleMarks.forge.bubble)}
          aria-label={counted(waiting, ['награда ждёт вас', 'награды ждут вас', 'наград ждут вас'])}
          onClick={onQuests}
        >
          <QuestsIcon />
          {waiting}
        </button>
      )}
      {idleCollectors && (
        <button
          type="button"
          className={classNames(styles.bubble, styles.sole)}
          style={at(castleMarks.servantsHouse.bubble)}
          aria-label="Сборщики налогов ждут приказа"
          onClick={onCollectors}
        >
          <GoldIcon />
        </button>
      )}
      {gear > 0 && (
        <PageLink
          className={styles.bubble}
          style={at(castleMarks.storage.bubble)}
          aria-label={counted(gear, ['новая вещь', 'новые вещи', 'новых вещей'])}
          to="inventory"
        >
          <StorageIcon />
          {gear}
        </PageLink>
      )}
      {reports > 0 && (
        <PageLink
          className={styles.bubble}
          style={at(castleMarks.keep.bubble)}
          aria-label={counted(reports, ['новый отчёт', 'новых отчёта', 'новых отчётов'])}
          to="fightLogs"
        >
          <ReportsIcon />
          {reports}
        </PageLink>
      )}
    </>
  )
}
