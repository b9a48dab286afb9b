import type { GuildHistoryEntry } from '#generated/types.ts'
import { HeadLink } from '../../shell/head-link.tsx'
import type { Pages } from '../../ui/controls/more-pages.tsx'
import { formatTime } from '../../ui/format/date.ts'
import { ChronicleIcon } from '../../ui/pictures/icons.ts'
import { Card } from '../../ui/surfaces/card.tsx'
import { DayList } from '../../ui/surfaces/day-list.tsx'
import { Empty } from '../../ui/surfaces/empty.tsx'
import { PageFrame } from '../../ui/surfaces/page-frame.tsx'
import styles from './guilds.module.css'
import { historySentence } from './history-words.tsx'

export type GuildHistoryViewProps = {
  /** Null for a player without a guild. */
  list: Pages<GuildHistoryEntry> | null
  /** Server time (ms). */
  now: number
}

/** What happened in the own guild, the newest first. */
export function GuildHistoryView({ list, now }: GuildHistoryViewProps) {
  return (
    <PageFrame title="История гильдии" width="narrow" aside={<HeadLink to="guild" isBack />}>
      <Card kind="ruled" title="Записи" icon={<ChronicleIcon />} label="Записи">
        {list ? (
          <DayList
            list={list}
            keyOf={({ entryId }) => String(entryId)}
            rowClass={styles.entry}
            row={(entry) => (
              <>
                <p>{historySentence(entry)}</p>
                <time dateTime={entry.createdAt}>{formatTime(entry.createdAt)}</time>
              </>
            )}
            empty={<Empty icon={<ChronicleIcon />}>Пока ничего не случилось.</Empty>}
            now={now}
          />
        ) : (
          <Empty icon={<ChronicleIcon />}>Вы не состоите в гильдии: истории пока нет.</Empty>
        )}
      </Card>
    </PageFrame>
  )
}
