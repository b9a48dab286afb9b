import { useId, useState } from 'react'
import { Link } from 'react-router-dom'
import type { TutorialStep } from '#generated/types.ts'
import { coinPlaceRef } from '../../shell/coin-flights.ts'
import { classNames } from '../../ui/class-names.ts'
import { Button } from '../../ui/controls/button.tsx'
import { buttonClass } from '../../ui/controls/button-class.ts'
import { formatNumber } from '../../ui/format/number.ts'
import { keepRoom } from '../../ui/overlays/keep-room.ts'
import { QuestsIcon } from '../../ui/pictures/icons.ts'
import { Card } from '../../ui/surfaces/card.tsx'
import { CollapseBody, CollapseToggle } from '../../ui/surfaces/collapse.tsx'
import { Meter } from '../../ui/values/meter.tsx'
import { Unbroken } from '../../ui/values/unbroken.tsx'
import styles from './quests.module.css'
import type { Way } from './step-way.ts'

type TutorialGuideViewProps = {
  step: TutorialStep
  /** The link to the quest's page. Null on that page. */
  way: Way | null
  isOpen: boolean
  onFold: () => void
  completing: boolean
  /** Opens the step's sheet. */
  onRead: () => void
  onTake: () => void
  /** How many rewards wait. */
  waiting: number
  onTakeAll: () => void
}

const coinRef = coinPlaceRef('quests')

/** Coins fly from the card, and the page keeps clear of it. */
function guideRef(guide: HTMLElement | null): () => void {
  const leaveCoins = coinRef(guide)
  const leaveRoom = keepRoom('--guide-height', guide)
  return () => {
    leaveCoins?.()
    leaveRoom?.()
  }
}

/** The current tutorial step, in a card above the menu. */
export function TutorialGuideView(props: TutorialGuideViewProps) {
  const { step, isOpen, onFold } = props
  const id = useId()
  // The card keeps its width until its body has folded.
  const [hasFolded, setHasFolded] = useState(!isOpen)
  return (
    <aside
      className={classNames(styles.guide, !isOpen && hasFolded && styles.folded)}
      aria-label="Поручение"
      ref={guideRef}
    >
      <Card as="div" className={styles.guideCard}>
        <QuestsIcon aria-hidden="true" />
        <CollapseBody id={id} open={isOpen} className={styles.guideBody} onFolded={() => setHasFolded(true)}>
          <div className={styles.guideRow}>
            <div className={styles.guideWords}>
              <h2>
                <button type="button" className={styles.title} onClick={props.onRead}>
                  <Unbroken>{step.title}</Unbroken>
                </button>
              </h2>
              <p>
                <Unbroken>{questWords(step)}</Unbroken>
              </p>
            </div>
            <GuideAction {...props} />
          </div>
          <div className={styles.guideBar}>
            <Meter
              bare
              thin
              label={step.title}
              value={step.progress}
              max={step.goal}
              tincture={step.isDone ? 'gold' : 'azure'}
            />
          </div>
        </CollapseBody>
        <CollapseToggle
          open={isOpen}
          onToggle={() => {
            setHasFolded(false)
            onFold()
          }}
          controls={id}
          label="поручение"
          short
        />
      </Card>
    </aside>
  )
}

function questWords({ isDone, task, goal, progress }: TutorialStep): string {
  if (isDone) return 'Исполнено, награда ждёт.'
  return goal > 1 ? `${task} ${formatNumber(progress)}\u00a0из\u00a0${formatNumber(goal)}` : task
}

function GuideAction({ step, way, completing, waiting, onTake, onTakeAll }: TutorialGuideViewProps) {
  if (step.isDone)
    return (
      <Button variant="gold" small onClick={waiting > 1 ? onTakeAll : onTake} loading={completing}>
        {waiting > 1 ? 'Забрать всё' : 'Забрать'}
      </Button>
    )
  return (
    way && (
      <Link className={buttonClass({ variant: 'plain', small: true })} to={way.to}>
        {way.label}
      </Link>
    )
  )
}
