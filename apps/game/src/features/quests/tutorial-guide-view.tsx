import { Link } from 'react-router-dom'
import type { TutorialStep } from '../../../../../generated/events.ts'
import { Button } from '../../ui/button.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { Card } from '../../ui/card.tsx'
import { ChevronIcon } from '../../ui/control-icons.tsx'
import { formatNumber } from '../../ui/format/number.ts'
import { QuestsIcon } from '../../ui/icons.ts'
import { Meter } from '../../ui/meter.tsx'
import styles from './quests.module.css'
import type { Way } from './step-way.ts'

type TutorialGuideViewProps = {
  step: TutorialStep
  /** The page where it is done; null when one is there already. */
  way: Way | null
  isOpen: boolean
  onFold: () => void
  completing: boolean
  onRead: () => void
  onTake: () => void
}

/** The step to do now, in a slip above the menu. */
export function TutorialGuideView(props: TutorialGuideViewProps) {
  const { step, isOpen, onFold } = props
  return (
    <aside className={styles.guide} aria-label="Поручение">
      <Card as="div" kind="leaf" className={styles.guideCard}>
        <div className={styles.guideHead}>
          <QuestsIcon aria-hidden="true" />
          <h2>{step.title}</h2>
          <button type="button" className={styles.fold} aria-expanded={isOpen} onClick={onFold}>
            {isOpen ? 'Скрыть' : 'Показать'}
            <ChevronIcon />
          </button>
        </div>
        {isOpen && (
          <div className={styles.guideBody}>
            <div>
              <p className={styles.words}>{step.isDone && step.type === 'quest' ? 'Исполнено' : step.task}</p>
              {step.type === 'quest' && (
                <Meter
                  bare
                  thin
                  label={step.title}
                  value={step.progress}
                  max={step.goal}
                  tincture={step.isDone ? 'gold' : 'azure'}
                  note={
                    step.goal > 1 ? `${formatNumber(step.progress)} из ${formatNumber(step.goal)}` : undefined
                  }
                />
              )}
            </div>
            <GuideAction {...props} />
          </div>
        )}
      </Card>
    </aside>
  )
}

function GuideAction({ step, way, completing, onRead, onTake }: TutorialGuideViewProps) {
  if (step.type === 'banner')
    return (
      <Button variant="gold" onClick={onRead} loading={completing}>
        Прочитать
      </Button>
    )
  if (step.isDone)
    return (
      <Button variant="gold" onClick={onTake} loading={completing}>
        Забрать
      </Button>
    )
  return (
    way && (
      <Link className={buttonClass({ variant: 'plain' })} to={way.to}>
        {way.label}
      </Link>
    )
  )
}
