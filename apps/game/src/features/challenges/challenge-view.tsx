import { useId, useState } from 'react'
import type { ChallengeLine, ChallengeRules, ChallengeType, CurrentChallenge } from '#generated/types.ts'
import { CHALLENGE_ICONS } from '../../shared/challenges/challenge-icons.ts'
import { ListOwnPlace } from '../../shared/toplists/list-own-place.tsx'
import { HeadLink, HeadLinks } from '../../shell/head-link.tsx'
import { HelpIcon, HourglassIcon } from '../../ui/pictures/icons.ts'
import { Card } from '../../ui/surfaces/card.tsx'
import { CollapseBody, CollapseToggle } from '../../ui/surfaces/collapse.tsx'
import { Empty } from '../../ui/surfaces/empty.tsx'
import { PageFrame } from '../../ui/surfaces/page-frame.tsx'
import { Pending } from '../../ui/surfaces/pending.tsx'
import { CHALLENGE_LIST } from './challenge-list.tsx'
import styles from './challenges.module.css'
import { PrizesCard } from './prizes-card.tsx'
import { ruleLines } from './rule-lines.ts'
import { RunningCard } from './running-card.tsx'
import { TableCard, type TableCardProps } from './table-card.tsx'

type ChallengeViewProps = TableCardProps & {
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

type RulesCardProps = { rules: readonly ChallengeRules[]; running: ChallengeType | null }

/** The rules of all challenges in the order of their turns. */
function RulesCard({ rules, running }: RulesCardProps) {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  return (
    <Card
      label="Правила состязаний"
      icon={<HelpIcon />}
      title={
        <span className={styles.folded}>
          <span>Правила состязаний</span>
          <CollapseToggle
            open={isOpen}
            onToggle={() => setOpen(!isOpen)}
            controls={id}
            label="правила состязаний"
          />
        </span>
      }
    >
      <p className={styles.note}>Каждое длится три дня игры, потом начинается следующее.</p>
      <CollapseBody id={id} open={isOpen}>
        <ol className={styles.rules}>
          {rules.map((rule) => (
            <Rule key={rule.type} rule={rule} isRunning={rule.type === running} />
          ))}
        </ol>
      </CollapseBody>
    </Card>
  )
}

function Rule({ rule, isRunning }: { rule: ChallengeRules; isRunning: boolean }) {
  const Icon = CHALLENGE_ICONS[rule.type]
  return (
    <li aria-current={isRunning || undefined}>
      <Icon aria-hidden="true" />
      <div>
        <h3>
          {rule.title} {isRunning && <small>идёт сейчас</small>}
        </h3>
        <p>{rule.description}</p>
        {ruleLines(rule).map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
    </li>
  )
}
