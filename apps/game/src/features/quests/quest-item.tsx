import { Link } from 'react-router-dom'
import type { TutorialStep } from '#generated/types.ts'
import { Button } from '../../ui/controls/button.tsx'
import { buttonClass } from '../../ui/controls/button-class.ts'
import { RewardLine } from '../../ui/values/reward-line.tsx'
import { Unbroken } from '../../ui/values/unbroken.tsx'
import styles from './quests.module.css'
import { StepProgress } from './step-progress.tsx'
import { wayOf } from './step-way.ts'

type QuestItemProps = {
  step: TutorialStep
  completing: boolean
  /** Opens the step's sheet. */
  onRead: () => void
  onTake: () => void
  /** Called before the link to the quest's page. */
  onGo?: () => void
}

/** One quest of the tutorial, in progress or with a reward to take. */
export function QuestItem({ step, completing, onRead, onTake, onGo }: QuestItemProps) {
  const { title, task, isDone, reward } = step
  const way = wayOf(step)
  return (
    <div className={styles.item}>
      <h3>
        <button type="button" className={styles.title} onClick={onRead}>
          <Unbroken>{title}</Unbroken>
        </button>
      </h3>
      <p className={styles.words}>
        <Unbroken>{task}</Unbroken>
      </p>
      <RewardLine reward={reward} className={styles.reward} />
      <StepProgress step={step} />
      {isDone ? (
        <Button variant="gold" full loading={completing} onClick={onTake}>
          Забрать
        </Button>
      ) : (
        way && (
          <Link className={buttonClass({ variant: 'plain', full: true })} to={way.to} onClick={onGo}>
            {way.label}
          </Link>
        )
      )}
    </div>
  )
}
