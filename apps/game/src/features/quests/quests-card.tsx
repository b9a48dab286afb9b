import type { QuestsData } from '../../../../../generated/events.ts'
import { Card } from '../../ui/card.tsx'
import { Empty } from '../../ui/empty.tsx'
import { ErrorNote } from '../../ui/error-note.tsx'
import { formatNumber } from '../../ui/format/number.ts'
import { QuestsIcon } from '../../ui/icons.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { QuestItem } from './quest-item.tsx'
import styles from './quests.module.css'

type QuestsCardProps = {
  quests: QuestsData | undefined
  error: Error | null
  onRetry: () => void
  /** The step on its way to the server. */
  completing: string | null
  onRead: (stepKey: string) => void
  onTake: (stepKey: string) => void
}

/** The errands of the tutorial: what to read, what to do, what to take. */
export function QuestsCard({ quests, error, onRetry, completing, onRead, onTake }: QuestsCardProps) {
  return (
    <Card kind="ruled" title="Поручения" icon={<QuestsIcon />} label="Поручения">
      {quests ? (
        <>
          {quests.active.map((step) => (
            <QuestItem
              key={step.stepKey}
              step={step}
              completing={completing === step.stepKey}
              onRead={() => onRead(step.stepKey)}
              onTake={() => onTake(step.stepKey)}
            />
          ))}
          {quests.active.length === 0 && (
            <Empty icon={<QuestsIcon />}>Все поручения исполнены. Дальше замок ведёте вы.</Empty>
          )}
          <p className={styles.done}>
            Исполнено поручений: {formatNumber(quests.completed.length)} из {formatNumber(quests.total)}
          </p>
        </>
      ) : error ? (
        <ErrorNote message={error.message} onRetry={onRetry} />
      ) : (
        <Skeleton lines={5} />
      )}
    </Card>
  )
}
