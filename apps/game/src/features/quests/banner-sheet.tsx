import type { TutorialStep } from '../../../../../generated/events.ts'
import { Button } from '../../ui/button.tsx'
import { LockIcon, QuestsIcon } from '../../ui/icons.ts'
import { Sheet } from '../../ui/sheet.tsx'
import styles from './quests.module.css'
import { openedPage } from './step-way.ts'

type BannerSheetProps = {
  step: TutorialStep
  /** On its way to the server. */
  completing: boolean
  onComplete: () => void
  onClose: () => void
}

/** A leaf of the tutorial: what one ought to know, and the page that opens once it is read. */
export function BannerSheet({ step, completing, onComplete, onClose }: BannerSheetProps) {
  const opened = openedPage(step)
  return (
    <Sheet
      open
      onClose={onClose}
      title={step.title}
      footer={
        <Button variant="act" full loading={completing} onClick={onComplete}>
          Прочитано
        </Button>
      }
    >
      <div className={styles.leaf}>
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
      </div>
    </Sheet>
  )
}
