import type { QuestsData } from '#generated/types.ts'
import { Button } from '../../ui/controls/button.tsx'
import { counted } from '../../ui/format/counted.ts'
import { formatNumber } from '../../ui/format/number.ts'
import { QuestsIcon } from '../../ui/pictures/icons.ts'
import { Card } from '../../ui/surfaces/card.tsx'
import { Empty } from '../../ui/surfaces/empty.tsx'
import { Pending } from '../../ui/surfaces/pending.tsx'
import { Badge } from '../../ui/values/badge.tsx'
import { chapterWords } from './chapter-words.ts'
import { QuestItem } from './quest-item.tsx'
import styles from './quests.module.css'
import type { TaskTab } from './task-tabs.ts'
import { areTasksOpen, byUrgency, waitingOf } from './waiting.ts'

type QuestsCardProps = {
  quests: QuestsData | undefined
  areCollectorsAway?: boolean
  error: Error | null
  onRetry: () => void
  /** Key of the step whose call is in progress. */
  completing: string | null
  onRead: (stepKey: string) => void
  onTake: (stepKey: string) => void
  /** Whether the call for all rewards is in progress. */
  takingAll: boolean
  onTakeAll: () => void
  /** Opens the sheet of all tasks. */
  onTasks: (tab: TaskTab) => void
}

/** More would push the castle's other cards away. */
const STEPS_SHOWN = 2

/** The current tutorial steps, and the button of all other tasks. */
export function QuestsCard(props: QuestsCardProps) {
  const { quests, error, onRetry } = props
  return (
    <Card kind="ruled" title="Поручения" icon={<QuestsIcon />} label="Поручения">
      {quests ? <Quests {...props} quests={quests} /> : <Pending error={error} onRetry={onRetry} lines={5} />}
    </Card>
  )
}

function Quests(props: QuestsCardProps & { quests: QuestsData }) {
  const { quests, areCollectorsAway, completing, onRead, onTake, takingAll, onTakeAll, onTasks } = props
  const { total } = waitingOf(quests)
  const steps = byUrgency(quests.active, areCollectorsAway)
  const rest = steps.length - STEPS_SHOWN
  return (
    <>
      {total > 1 && (
        <Button variant="gold" full loading={takingAll} onClick={onTakeAll}>
          Забрать всё: {counted(total, ['награда', 'награды', 'наград'])}
        </Button>
      )}
      {steps.slice(0, STEPS_SHOWN).map((step) => (
        <QuestItem
          key={step.stepKey}
          step={step}
          completing={completing === step.stepKey}
          onRead={() => onRead(step.stepKey)}
          onTake={() => onTake(step.stepKey)}
        />
      ))}
      {steps.length === 0 && (
        <Empty icon={<QuestsIcon />}>
          Главы дописаны, но писарь не спит: есть поручения дня и бесконечные.
        </Empty>
      )}
      {areTasksOpen(quests) && <Today quests={quests} onTasks={onTasks} />}
      <p className={styles.done}>
        {rest > 0 && (
          <button type="button" className={styles.more} onClick={() => onTasks('tutorial')}>
            Ещё {counted(rest, ['поручение', 'поручения', 'поручений'])}
          </button>
        )}
        <span>{chapterWords(quests.chapter)}</span>
      </p>
    </>
  )
}

function todayWords({ daily, dailyReward }: QuestsData): string {
  if (dailyReward.isAvailable) return 'Награда дня ждёт вас'
  const done = daily.filter(({ isDone }) => isDone).length
  return `Поручения дня: ${formatNumber(done)} из ${formatNumber(daily.length)}`
}

function Today({ quests, onTasks }: { quests: QuestsData; onTasks: (tab: TaskTab) => void }) {
  const { daily, infinite, total } = waitingOf(quests)
  const waits = daily + infinite
  return (
    <div className={styles.today}>
      <p>{todayWords(quests)}</p>
      <Button
        // From two rewards on the button for all of them is the golden one.
        variant={waits > 0 && total === 1 ? 'gold' : 'plain'}
        full
        onClick={() => onTasks(daily > 0 || infinite === 0 ? 'daily' : 'infinite')}
      >
        Все поручения{' '}
        <Badge count={waits} label={counted(waits, ['награда ждёт', 'награды ждут', 'наград ждут'])} />
      </Button>
    </div>
  )
}
