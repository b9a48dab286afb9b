import type { ReactNode } from 'react'
import type { GuildHistoryEntry, GuildPerson } from '#generated/types.ts'
import { PlayerName } from '../../shared/player/player-name.tsx'
import { HeadLink } from '../../shell/head-link.tsx'
import type { Pages } from '../../ui/controls/more-pages.tsx'
import { formatTime } from '../../ui/format/date.ts'
import { ChronicleIcon } from '../../ui/pictures/icons.ts'
import { Card } from '../../ui/surfaces/card.tsx'
import { DayList } from '../../ui/surfaces/day-list.tsx'
import { Empty } from '../../ui/surfaces/empty.tsx'
import { PageFrame } from '../../ui/surfaces/page-frame.tsx'
import styles from './guilds.module.css'

type GuildHistoryViewProps = {
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

function Person({ person }: { person: GuildPerson | null }) {
  return person ? <PlayerName playerId={person.playerId} name={person.name} /> : 'Неизвестен'
}

/** An entry of the guild's history as a sentence. Without an actor it happened by itself. */
function historySentence(entry: GuildHistoryEntry): ReactNode {
  const { action, roleBefore, roleAfter } = entry
  const actor = <Person person={entry.actor} />
  const target = <Person person={entry.target} />
  const isByItself = entry.actor === null
  switch (action) {
    case 'CREATE':
      return isByItself ? 'Гильдия основана.' : <>{actor} основывает гильдию.</>
    case 'UPDATE_DESCRIPTION':
      return <>{actor} правит описание и объявление.</>
    case 'UPDATE_ROLES':
      return <>{actor} меняет роли.</>
    case 'SEND_JOIN_REQUEST':
      return <>{actor} просится в гильдию.</>
    case 'REVOKE_JOIN_REQUEST':
      return <>{actor} отзывает заявку.</>
    case 'ACCEPT_JOIN_REQUEST':
      return isByItself ? (
        <>{target} вступает в гильдию.</>
      ) : (
        <>
          {actor} принимает в гильдию игрока {target}.
        </>
      )
    case 'REJECT_JOIN_REQUEST':
      return (
        <>
          {actor} отклоняет заявку игрока {target}.
        </>
      )
    case 'CHANGE_ROLE':
      return (
        <>
          {actor} меняет роль игрока {target}: была «{roleBefore}», стала «{roleAfter}».
        </>
      )
    case 'KICK_OUT':
      return (
        <>
          {actor} исключает игрока {target}.
        </>
      )
    case 'TRANSFER_LEADERSHIP':
      return isByItself ? (
        <>Главенство переходит к игроку {target}.</>
      ) : (
        <>
          {actor} передаёт главенство игроку {target}.
        </>
      )
    case 'LEAVE_GUILD':
      return isByItself ? <>{target} покидает гильдию.</> : <>{actor} покидает гильдию.</>
  }
}
