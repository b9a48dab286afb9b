import type {
  ChallengeRecord,
  ChallengeRecordOfPlayer,
  ChallengeRecords,
  ChallengeTypeRecords,
} from '#generated/types.ts'
import { CHALLENGE_ICONS } from '../../shared/challenges/challenge-icons.ts'
import { challengeTitle, scoreWords } from '../../shared/challenges/challenge-words.ts'
import { ListedLord } from '../../shared/player/listed-lord.tsx'
import { HeadLink } from '../../shell/head-link.tsx'
import { PageLink } from '../../shell/page-link.tsx'
import { formatDate } from '../../ui/format/date.ts'
import { Card } from '../../ui/surfaces/card.tsx'
import { PageFrame } from '../../ui/surfaces/page-frame.tsx'
import { Pending } from '../../ui/surfaces/pending.tsx'
import styles from './challenges.module.css'

type ChallengeRecordsViewProps = {
  records: ChallengeRecords | undefined
  error: Error | null
  onRetry: () => void
}

/** The three best of each challenge, and the own best. */
export function ChallengeRecordsView({ records, error, onRetry }: ChallengeRecordsViewProps) {
  return (
    <PageFrame
      title="Рекорды состязаний"
      lead="Лучшие за всё время. Рекорд засчитывается, когда состязание закончилось."
      aside={<HeadLink to="challenge" isBack />}
    >
      {records ? (
        <div className={styles.records}>
          {records.items.map((item) => (
            <RecordsCard key={item.type} item={item} />
          ))}
        </div>
      ) : (
        <Card label="Рекорды">
          <Pending error={error} onRetry={onRetry} lines={8} />
        </Card>
      )}
    </PageFrame>
  )
}

function RecordsCard({ item: { type, best, own } }: { item: ChallengeTypeRecords }) {
  const Icon = CHALLENGE_ICONS[type]
  const title = challengeTitle(type)
  return (
    <Card title={title} icon={<Icon aria-hidden="true" />} label={title}>
      {best.length > 0 ? (
        <ol className={styles.best}>
          {best.map((line) => (
            <BestLine key={line.player.playerId} line={line} />
          ))}
        </ol>
      ) : (
        <p>Рекорда ещё нет.</p>
      )}
      <p className={styles.note}>{own ? ownWords(own) : 'Вашего рекорда ещё нет.'}</p>
    </Card>
  )
}

function BestLine({ line }: { line: ChallengeRecordOfPlayer }) {
  const { score, challengeId, endedAt } = line.record
  return (
    <li>
      <ListedLord lord={line} />
      <p className="num">
        <b>{scoreWords(score)}</b>
        <PageLink to="pastChallenge" of={challengeId}>
          {formatDate(endedAt)}
        </PageLink>
      </p>
    </li>
  )
}

function ownWords({ score, endedAt }: ChallengeRecord): string {
  return `Ваш рекорд: ${scoreWords(score)}, ${formatDate(endedAt)}`
}
