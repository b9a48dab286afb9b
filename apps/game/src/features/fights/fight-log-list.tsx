import type { ReactNode } from 'react'
import { PAGES, type PageKey } from '#catalogue/pages.ts'
import type { FightSummary } from '#generated/types.ts'
import { DIFFICULTY_WORDS } from '../../shared/missions/mission-words.ts'
import { SpoilsLine } from '../../shared/missions/spoils-line.tsx'
import { PlayerName } from '../../shared/player/player-name.tsx'
import { PageLink } from '../../shell/page-link.tsx'
import { classNames } from '../../ui/class-names.ts'
import { buttonClass } from '../../ui/controls/button-class.ts'
import { MorePages, type Pages } from '../../ui/controls/more-pages.tsx'
import { formatWhen } from '../../ui/format/date.ts'
import { CrusadeIcon, ForaysIcon, ReportsIcon } from '../../ui/pictures/icons.ts'
import { Empty } from '../../ui/surfaces/empty.tsx'
import { Pending } from '../../ui/surfaces/pending.tsx'
import type { FightFilter } from './fight-log-filter.ts'
import styles from './fight-logs.module.css'
import { noSpoilsWords, RESULT_WORDS } from './fight-words.ts'
import { resultSigns } from './result-signs.ts'

type FightLogListProps = {
  list: Pages<FightSummary>
  filter: FightFilter
  /** Whether pages of players are open. */
  canVisit: boolean
  /** Server time (ms). */
  now: number
}

/** A list without reports: where they come from. */
const NOTHING: Record<FightFilter, { icon: ReactNode; words: string; page: PageKey; to: string }> = {
  all: {
    icon: <ReportsIcon />,
    words: 'Битв ещё не было. Отправьте войско в поход, и писарь всё запишет.',
    page: 'missions',
    to: 'К походам',
  },
  missions: {
    icon: <ReportsIcon />,
    words: 'Отчётов о походах нет. Сходите в поход, и писарь всё запишет.',
    page: 'missions',
    to: 'К походам',
  },
  crusades: {
    icon: <CrusadeIcon />,
    words: 'В крестовые походы вы ещё не ходили. Соседи собираются, присоединяйтесь.',
    page: 'crusades',
    to: PAGES.crusades.to,
  },
  raids: {
    icon: <ForaysIcon />,
    words: 'Вы ещё ни на кого не нападали. Соседи пока спят спокойно.',
    page: 'raidPrepare',
    to: PAGES.raidPrepare.to,
  },
  defences: {
    icon: <ForaysIcon />,
    words: 'На ваш замок никто не нападал. Самое время укрепить стены.',
    page: 'buildings',
    to: 'К постройкам',
  },
}

/** The reports that a filter lets through. */
export function FightLogList({ list, filter, canVisit, now }: FightLogListProps) {
  const { items, error, onRetry } = list
  if (!items) return <Pending error={error} onRetry={onRetry} lines={8} />
  if (items.length === 0) {
    const { icon, words, page, to } = NOTHING[filter]
    return (
      <Empty
        icon={icon}
        action={
          <PageLink className={buttonClass({})} to={page}>
            {to}
          </PageLink>
        }
      >
        {words}
      </Empty>
    )
  }
  return (
    <>
      <ul className={styles.list}>
        {items.map((fight) => (
          <Row key={fight.fightId} fight={fight} canVisit={canVisit} now={now} />
        ))}
      </ul>
      <MorePages pages={list} full />
    </>
  )
}

type RowProps = { fight: FightSummary } & Pick<FightLogListProps, 'canVisit' | 'now'>

function Row({ fight, canVisit, now }: RowProps) {
  const {
    fightId,
    result,
    title,
    opponentName,
    opponentId,
    opponentGuildTag,
    difficulty,
    createdAt,
    isViewed,
    reward,
  } = fight
  const Sign = resultSigns[result]
  return (
    <li className={classNames(styles.row, !isViewed && styles.unviewed)}>
      <Sign className={classNames(styles.sign, styles[result])} />
      <div className={styles.words}>
        <h2>
          <PageLink to="fightLog" of={fightId}>
            <b className={styles[result]}>{RESULT_WORDS[result]}</b> {title}
          </PageLink>
          {!isViewed && (
            <span className={styles.fresh}>
              <span>новый</span>
            </span>
          )}
        </h2>
        <p className={styles.about}>
          {opponentId !== null && canVisit ? (
            <PlayerName playerId={opponentId} name={opponentName} guildTag={opponentGuildTag} />
          ) : (
            opponentName
          )}
          {difficulty && <> · {DIFFICULTY_WORDS[difficulty].toLowerCase()}</>} ·{' '}
          <time dateTime={createdAt}>{formatWhen(createdAt, now)}</time>
        </p>
      </div>
      <SpoilsLine reward={reward} none={noSpoilsWords(fight)} className={styles.reward} />
    </li>
  )
}
