import type { FightSummary } from '../../../../../generated/types.ts'
import { PageLink } from '../../shell/page-link.tsx'
import { DIFFICULTY_WORDS } from '../../things/missions/mission-words.ts'
import { SpoilsLine } from '../../things/missions/spoils-line.tsx'
import { classNames } from '../../ui/class-names.ts'
import { buttonClass } from '../../ui/controls/button-class.ts'
import { MorePages, type Pages } from '../../ui/controls/more-pages.tsx'
import { counted } from '../../ui/format/counted.ts'
import { formatWhen } from '../../ui/format/date.ts'
import { ReportsIcon } from '../../ui/pictures/icons.ts'
import { Card } from '../../ui/surfaces/card.tsx'
import { Empty } from '../../ui/surfaces/empty.tsx'
import { PageFrame } from '../../ui/surfaces/page-frame.tsx'
import { Pending } from '../../ui/surfaces/pending.tsx'
import styles from './fight-logs.module.css'
import { RESULT_WORDS } from './fight-words.ts'
import { resultSigns } from './result-signs.ts'

export type FightLogsViewProps = {
  list: Pages<FightSummary>
  unviewed: number
  /** Server time (ms). */
  now: number
}

export function FightLogsView(props: FightLogsViewProps) {
  const { unviewed } = props
  return (
    <PageFrame
      title="Отчёты о битвах"
      aside={unviewed > 0 && <p>{counted(unviewed, ['новый отчёт', 'новых отчёта', 'новых отчётов'])}</p>}
      width="narrow"
    >
      <Card kind="ruled" label="Отчёты о битвах" className={styles.panel}>
        <Log {...props} />
      </Card>
    </PageFrame>
  )
}

function Log(props: FightLogsViewProps) {
  const { list, now } = props
  const { items, error, onRetry } = list
  if (!items) return <Pending error={error} onRetry={onRetry} lines={8} />
  if (items.length === 0) {
    return (
      <Empty
        icon={<ReportsIcon />}
        action={
          <PageLink className={buttonClass({})} to="missions">
            К походам
          </PageLink>
        }
      >
        Битв ещё не было. Отправьте войско в поход, и писарь всё запишет.
      </Empty>
    )
  }
  return (
    <>
      <ul className={styles.list}>
        {items.map((fight) => (
          <Row key={fight.fightId} fight={fight} now={now} />
        ))}
      </ul>
      <MorePages pages={list} full />
    </>
  )
}

function Row({ fight, now }: { fight: FightSummary; now: number }) {
  const { fightId, result, title, opponentName, difficulty, createdAt, isViewed, reward } = fight
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
          {opponentName}
          {difficulty && <> · {DIFFICULTY_WORDS[difficulty].toLowerCase()}</>} ·{' '}
          <time dateTime={createdAt}>{formatWhen(createdAt, now)}</time>
        </p>
      </div>
      <SpoilsLine reward={reward} className={styles.reward} />
    </li>
  )
}
