import type { ChallengeLine, CurrentChallenge } from '#generated/types.ts'
import { HeadLink, HeadLinks } from '../../shell/head-link.tsx'
import { ListOwnPlace } from '../../things/toplists/list-own-place.tsx'
import { HourglassIcon } from '../../ui/pictures/icons.ts'
import { Card } from '../../ui/surfaces/card.tsx'
import { Empty } from '../../ui/surfaces/empty.tsx'
import { PageFrame } from '../../ui/surfaces/page-frame.tsx'
import { Pending } from '../../ui/surfaces/pending.tsx'
import { CHALLENGE_LIST } from './challenge-list.tsx'
import styles from './challenges.module.css'
import { PrizesCard } from './prizes-card.tsx'
import { RulesCard } from './rules-card.tsx'
import { RunningCard } from './running-card.tsx'
import { TableCard, type TableCardProps } from './table-card.tsx'

export type ChallengeViewProps = TableCardProps & {
  current: CurrentChallenge | undefined
  onJump: () => void
  onEnd: () => void
}

/** The running challenge with its table, prizes and rules. */
export function ChallengeView({ current, onJump, onEnd, ...table }: ChallengeViewProps) {
  return (
    <PageFrame title="Состязание" aside={<Ways />}>
      {current ? (
        <Running {...table} current={current} onJump={onJump} onEnd={onEnd} />
      ) : (
        <Card label="Состязание">
          <Pending error={table.pages.error} onRetry={table.pages.onRetry} lines={8} />
        </Card>
      )}
    </PageFrame>
  )
}

function Ways() {
  return (
    <HeadLinks label="О состязаниях">
      <HeadLink to="challengeHistory">Прошлые</HeadLink>
      <HeadLink to="challengeRecords">Рекорды</HeadLink>
    </HeadLinks>
  )
}

type RunningProps = TableCardProps & { current: CurrentChallenge; onJump: () => void; onEnd: () => void }

function Running({ current, onJump, onEnd, ...table }: RunningProps) {
  const { challenge, own, prizes, rules } = current
  if (!challenge) {
    return (
      <Card label="Состязание">
        <Empty icon={<HourglassIcon />}>Герольды готовят следующее состязание. Оно вот-вот начнётся.</Empty>
      </Card>
    )
  }
  return (
    <>
      <div className={styles.columns}>
        <div className={styles.column}>
          <RunningCard current={{ ...current, challenge }} onEnd={onEnd} />
          <TableCard {...table} />
        </div>
        <div className={styles.column}>
          <PrizesCard prizes={prizes} place={own.place} />
          <RulesCard rules={rules} running={challenge.type} />
        </div>
      </div>
      {table.own && <OwnPlace line={table.own} current={current} onJump={onJump} />}
    </>
  )
}

type OwnPlaceProps = { line: ChallengeLine; current: CurrentChallenge; onJump: () => void }

function OwnPlace({ line, current: { challenge, own }, onJump }: OwnPlaceProps) {
  const entry = { entry: line, entries: challenge?.players ?? 0, cursor: own.cursor }
  return <ListOwnPlace list={CHALLENGE_LIST} own={entry} sort="SCORE" onJump={onJump} />
}
