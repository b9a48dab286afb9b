import type { ChallengeLine, PastChallenge } from '#generated/types.ts'
import { placeWords, scoreWords } from '../../shared/challenges/challenge-words.ts'
import { FoundGear } from '../../shared/gear/found-gear.tsx'
import { ListOwnPlace } from '../../shared/toplists/list-own-place.tsx'
import { HeadLink } from '../../shell/head-link.tsx'
import { formatDate } from '../../ui/format/date.ts'
import { Card } from '../../ui/surfaces/card.tsx'
import { PageFrame } from '../../ui/surfaces/page-frame.tsx'
import { Pending } from '../../ui/surfaces/pending.tsx'
import { RewardLine } from '../../ui/values/reward-line.tsx'
import { CHALLENGE_LIST } from './challenge-list.tsx'
import styles from './challenges.module.css'
import { ChallengeHead } from './head.tsx'
import { PrizesCard } from './prizes-card.tsx'
import { TableCard, type TableCardProps } from './table-card.tsx'

export type PastChallengeViewProps = TableCardProps & {
  past: PastChallenge | undefined
  onJump: () => void
}

/** A challenge that has ended: the own result, the table, and who got what. */
export function PastChallengeView({ past, onJump, ...table }: PastChallengeViewProps) {
  return (
    <PageFrame title="Прошлое состязание" aside={<HeadLink to="challengeHistory" isBack />}>
      {past ? (
        <>
          <div className={styles.columns}>
            <div className={styles.column}>
              <ResultCard past={past} />
              <TableCard {...table} />
            </div>
            <div className={styles.column}>
              <PrizesCard prizes={past.prizes} place={past.own?.place ?? null} />
            </div>
          </div>
          {table.own && <OwnPlace line={table.own} past={past} onJump={onJump} />}
        </>
      ) : (
        <Card label="Прошлое состязание">
          <Pending error={table.pages.error} onRetry={table.pages.onRetry} lines={8} />
        </Card>
      )}
    </PageFrame>
  )
}

function ResultCard({ past: { challenge, own } }: { past: PastChallenge }) {
  return (
    <Card kind="ruled" label="Итог">
      <ChallengeHead type={challenge.type}>
        {formatDate(challenge.startedAt)} — {formatDate(challenge.endsAt)}
      </ChallengeHead>
      {own ? (
        <div className={styles.would}>
          <p className="num">
            Ваш итог: {placeWords(own.place)}, {scoreWords(own.score)}
          </p>
          {own.reward ? (
            <RewardLine reward={own.reward}>
              {own.reward.gear.map((gear) => (
                <li key={gear.gearEntityId ?? gear.gearId}>
                  <FoundGear gear={gear} inspect />
                </li>
              ))}
            </RewardLine>
          ) : (
            <p>Без награды: её получила верхняя половина таблицы.</p>
          )}
        </div>
      ) : (
        <p className={styles.note}>В этом состязании вы не набрали очков.</p>
      )}
    </Card>
  )
}

type OwnPlaceProps = { line: ChallengeLine; past: PastChallenge; onJump: () => void }

function OwnPlace({ line, past: { challenge, own }, onJump }: OwnPlaceProps) {
  const entry = { entry: line, entries: challenge.players, cursor: own?.cursor ?? null }
  return <ListOwnPlace list={CHALLENGE_LIST} own={entry} sort="SCORE" onJump={onJump} />
}
