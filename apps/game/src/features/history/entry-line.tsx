import type { ReactNode } from 'react'
import type { ItemEntry } from '#generated/types.ts'
import { PlayerName } from '../../shared/player/player-name.tsx'
import { PageLink } from '../../shell/page-link.tsx'
import { classNames } from '../../ui/class-names.ts'
import { formatTime } from '../../ui/format/date.ts'
import { formatSigned } from '../../ui/format/number.ts'
import { softHyphens } from '../../ui/format/soft-hyphens.ts'
import { Unbroken } from '../../ui/values/unbroken.tsx'
import styles from './entry-line.module.css'

type EntryLineProps = {
  sign: ReactNode
  /** The bold words, and the rest of the line. */
  head: string
  about: string | null
  fightId: number | null
  /** Players whom the line names, in that order. */
  players?: ItemEntry['players']
  createdAt: string
  /** Signed. */
  amount: number
  /** The unit for screen readers. */
  unit: string
  /** The currency's icon after the amount. */
  coin?: ReactNode
  /** In small type below the amount. */
  note?: ReactNode
}

/** One line of the account book. With a report the whole line links to it. */
export function EntryLine({
  sign,
  head,
  about,
  fightId,
  players = [],
  createdAt,
  amount,
  unit,
  coin,
  note,
}: EntryLineProps) {
  const words = (
    <>
      <b lang="ru">
        <Unbroken>{softHyphens(head)}</Unbroken>
      </b>{' '}
      {about && (
        <span className={styles.about} lang="ru">
          <Unbroken>
            <NamedPlayers text={about} players={players} />
          </Unbroken>
        </span>
      )}
    </>
  )
  return (
    <>
      <span className={styles.sign}>{sign}</span>
      <div className={styles.words}>
        <p>
          {fightId === null ? (
            words
          ) : (
            <PageLink to="fightLog" of={fightId}>
              {words}
            </PageLink>
          )}
        </p>
        <time dateTime={createdAt}>{formatTime(createdAt)}</time>
      </div>
      <p className={styles.sum}>
        <b className={classNames('num', amount < 0 ? styles.out : styles.in)}>
          {formatSigned(amount)}
          <span className="sr"> {unit}</span>
          {coin}
        </b>
        {note && <small>{note}</small>}
      </p>
    </>
  )
}

type NamedPlayersProps = { text: string; players: ItemEntry['players'] }

/** A text with the names of players in it as links. */
function NamedPlayers({ text, players }: NamedPlayersProps) {
  const [first, ...others] = players
  const at = first ? text.indexOf(first.name) : -1
  if (!first || at < 0) return softHyphens(text)
  return (
    <>
      {softHyphens(text.slice(0, at))}
      <PlayerName playerId={first.playerId} name={first.name} />
      <NamedPlayers text={text.slice(at + first.name.length)} players={others} />
    </>
  )
}
