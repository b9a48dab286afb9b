import { Link } from 'react-router-dom'
import type { TutorialStep } from '#generated/types.ts'
import { Button } from '../../ui/controls/button.tsx'
import { buttonClass } from '../../ui/controls/button-class.ts'
import { Sheet } from '../../ui/overlays/sheet.tsx'
import { QuestsIcon } from '../../ui/pictures/icons.ts'
import { RewardLine } from '../../ui/values/reward-line.tsx'
import { Unbroken } from '../../ui/values/unbroken.tsx'
import styles from './quests.module.css'
import { StepProgress } from './step-progress.tsx'
import { wayOf } from './step-way.ts'

type StepSheetProps = {
  step: TutorialStep
  /** Whether the call is in progress. */
  completing: boolean
  onComplete: () => void
  onClose: () => void
}

/** A quest of the tutorial in full: its text, its goal and its reward. */
export function StepSheet(props: StepSheetProps) {
  const { step, onClose } = props
  return (
    <Sheet open onClose={onClose} title={step.title} footer={<Action {...props} />}>
      <div className={styles.banner}>
        {step.content.split('\n\n').map((paragraph) => (
          <p key={paragraph}>
            <Unbroken>{paragraph}</Unbroken>
          </p>
        ))}
        <p className={styles.task}>
          <QuestsIcon aria-hidden="true" />
          <span>
            <Unbroken>{step.task}</Unbroken>
          </span>
        </p>
        <StepProgress step={step} />
        <RewardLine reward={step.reward} />
      </div>
    </Sheet>
  )
}

function Action({ step, completing, onComplete, onClose }: StepSheetProps) {
  if (step.isDone)
    return (
      <Button variant="gold" full loading={completing} onClick={onComplete}>
        Забрать
      </Button>
    )
  const way = wayOf(step)
  return way ? (
    <Link className={buttonClass({ variant: 'act', full: true })} to={way.to} onClick={onClose}>
      {way.label}
    </Link>
  ) : (
    <Button full onClick={onClose}>
      Понятно
    </Button>
  )
}
