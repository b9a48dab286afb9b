import { Link } from 'react-router-dom'
import type { TutorialStep } from '../../../../../generated/types.ts'
import { Button } from '../../ui/controls/button.tsx'
import { buttonClass } from '../../ui/controls/button-class.ts'
import { Sheet } from '../../ui/overlays/sheet.tsx'
import { LockIcon, QuestsIcon } from '../../ui/pictures/icons.ts'
import { RewardLine } from '../../ui/values/reward-line.tsx'
import styles from './quests.module.css'
import { StepProgress } from './step-progress.tsx'
import { openedPage, wayOf } from './step-way.ts'

type StepSheetProps = {
  step: TutorialStep
  /** Whether the call is in progress. */
  completing: boolean
  onComplete: () => void
  onClose: () => void
}

/** A tutorial step in full: its text, its goal, and the page it opens or the reward it pays. */
export function StepSheet(props: StepSheetProps) {
  const { step, onClose } = props
  const opened = openedPage(step)
  return (
    <Sheet open onClose={onClose} title={step.title} footer={<Action {...props} />}>
      <div className={styles.banner}>
        {step.content.split('\n\n').map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {opened && (
          <p className={styles.opens}>
            <LockIcon aria-hidden="true" />
            Откроется: <b>{opened}</b>
          </p>
        )}
        <p className={styles.task}>
          <QuestsIcon aria-hidden="true" />
          {step.task}
        </p>
        {step.type === 'quest' && (
          <>
            <StepProgress step={step} />
            <RewardLine reward={step.reward} />
          </>
        )}
      </div>
    </Sheet>
  )
}

function Action({ step, completing, onComplete, onClose }: StepSheetProps) {
  if (step.type === 'banner')
    return (
      <Button variant="act" full loading={completing} onClick={onComplete}>
        Прочитано
      </Button>
    )
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
