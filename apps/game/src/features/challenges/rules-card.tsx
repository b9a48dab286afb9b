import { useId, useState } from 'react'
import type { ChallengeRules, ChallengeType } from '#generated/types.ts'
import { CHALLENGE_ICONS } from '../../things/challenges/challenge-icons.ts'
import { HelpIcon } from '../../ui/pictures/icons.ts'
import { Card } from '../../ui/surfaces/card.tsx'
import { CollapseBody, CollapseToggle } from '../../ui/surfaces/collapse.tsx'
import styles from './challenges.module.css'
import { ruleLines } from './rule-lines.ts'

type RulesCardProps = { rules: readonly ChallengeRules[]; running: ChallengeType | null }

/** The rules of all challenges in the order of their turns. */
export function RulesCard({ rules, running }: RulesCardProps) {
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
