import type { QuestsData } from '#generated/types.ts'
import { formatNumber } from '../../ui/format/number.ts'
import { Tip } from '../../ui/overlays/tip.tsx'
import { QuestsIcon } from '../../ui/pictures/icons.ts'
import { Empty } from '../../ui/surfaces/empty.tsx'
import { Countdown } from '../../ui/values/countdown.tsx'
import { chapterWords } from './chapter-words.ts'
import { Ladder } from './ladder.tsx'
import { QuestItem } from './quest-item.tsx'
import { TaskRow } from './task-row.tsx'
import styles from './tasks.module.css'
import { byUrgency } from './waiting.ts'

export type TaskActions = {
  /** Keys of the steps and tasks whose calls are in progress. */
  claiming: readonly string[]
  onRead: (stepKey: string) => void
  onTake: (stepKey: string) => void
  onClaimDaily: (questKey: string) => void
  onClaimInfinite: (kind: QuestsData['infinite'][number]['kind']) => void
  onTakeReward: () => void
  /** Called before the link to a task's page. */
  onGo: () => void
}

type TabProps = { quests: QuestsData; actions: TaskActions }

/** The quests of the tutorial. */
export function TutorialTab({ quests, actions }: TabProps) {
  return (
    <div className={styles.tab}>
      {quests.active.length === 0 ? (
        <Empty icon={<QuestsIcon />}>
          Главы дописаны, но писарь не спит: есть поручения дня и бесконечные.
        </Empty>
      ) : (
        <div className={styles.steps}>
          {byUrgency(quests.active).map((step) => (
            <QuestItem
              key={step.stepKey}
              step={step}
              completing={actions.claiming.includes(step.stepKey)}
              onRead={() => actions.onRead(step.stepKey)}
              onTake={() => actions.onTake(step.stepKey)}
              onGo={actions.onGo}
            />
          ))}
        </div>
      )}
      <p className={styles.done}>{chapterWords(quests.chapter)}</p>
    </div>
  )
}

function dailyState({ isDone, isClaimed }: QuestsData['daily'][number]) {
  if (isClaimed) return 'claimed'
  return isDone ? 'done' : 'open'
}

/** The daily reward and the three daily quests. */
export function TodayTab({ quests, actions }: TabProps) {
  return (
    <div className={styles.tab}>
      <div className={styles.heading}>
        <h3>
          <Tip of="dailyReward">Награда дня</Tip>
        </h3>
        <span>
          <Tip of="gameDay">Новый день</Tip> через <Countdown until={quests.resetsAt} label="До нового дня" />
        </span>
      </div>
      <Ladder
        dailyReward={quests.dailyReward}
        claiming={actions.claiming.includes('ladder')}
        onTake={actions.onTakeReward}
      />
      <div className={styles.heading}>
        <h3>
          <Tip of="dailyQuests">Поручения дня</Tip>
        </h3>
        <span>
          {formatNumber(quests.daily.filter(({ isDone }) => isDone).length)} из{' '}
          {formatNumber(quests.daily.length)}
        </span>
      </div>
      <ul className={styles.tasks}>
        {quests.daily.map((quest) => (
          <TaskRow
            key={quest.questKey}
            {...quest}
            task={quest.questKey}
            state={dailyState(quest)}
            claiming={actions.claiming.includes(quest.questKey)}
            onClaim={() => actions.onClaimDaily(quest.questKey)}
            onGo={actions.onGo}
          >
            <p>{quest.task}</p>
          </TaskRow>
        ))}
      </ul>
    </div>
  )
}

function infiniteState({ isLocked, isDone }: QuestsData['infinite'][number]) {
  if (isLocked) return 'locked'
  return isDone ? 'done' : 'open'
}

/** The nine infinite quests, open ones first. */
export function InfiniteTab({ quests, actions }: TabProps) {
  const sorted = [...quests.infinite].sort((left, right) => Number(left.isLocked) - Number(right.isLocked))
  return (
    <div className={styles.tab}>
      <div className={styles.heading}>
        <h3>
          <Tip of="infiniteQuests">Ступень за ступенью</Tip>
        </h3>
        <span>каждая щедрее прежней</span>
      </div>
      <ul className={styles.tasks}>
        {sorted.map((quest) => (
          <TaskRow
            key={quest.kind}
            {...quest}
            task={quest.kind}
            note={quest.isLocked ? undefined : `${formatNumber(quest.stage)}-я\u00a0ступень`}
            state={infiniteState(quest)}
            claiming={actions.claiming.includes(quest.kind)}
            onClaim={() => actions.onClaimInfinite(quest.kind)}
            onGo={actions.onGo}
          >
            <p>{quest.isLocked ? quest.opens : quest.legend}</p>
          </TaskRow>
        ))}
      </ul>
    </div>
  )
}
