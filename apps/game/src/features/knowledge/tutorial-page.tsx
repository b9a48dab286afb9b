import { useListTutorialKnowledge } from '#generated/hooks/knowledge.ts'
import type { TaskKnowledge, TutorialKnowledge } from '#generated/types.ts'
import { Card } from '../../ui/surfaces/card.tsx'
import { RewardLine } from '../../ui/values/reward-line.tsx'
import { Jumps } from './jumps.tsx'
import styles from './knowledge.module.css'
import { KnowledgeFrame, knowledgePageOf, type Loaded } from './knowledge-frame.tsx'
import { Paragraphs } from './paragraphs.tsx'

export const TutorialPage = knowledgePageOf(useListTutorialKnowledge, TutorialView, 'tutorial')

function chapterKey(index: number): string {
  return `chapter${index + 1}`
}

/** The tasks of the tutorial in their order. */
export function TutorialView({ data, error, onRetry, isLoggedIn }: Loaded<TutorialKnowledge>) {
  const chapters = data?.chapters ?? []
  return (
    <KnowledgeFrame
      title="Поручения обучения"
      lead="Они идут по порядку, открывают страницы игры и платят за каждый шаг."
      isLoaded={data !== undefined}
      error={error}
      onRetry={onRetry}
      isLoggedIn={isLoggedIn}
      inGame="castle"
      drawnAs="tutorial"
    >
      <Jumps
        label="Главы"
        places={chapters.map(({ title }, index) => ({ key: chapterKey(index), name: title }))}
      />
      {chapters.map(({ title, tasks }, index) => (
        <section key={title} id={chapterKey(index)} className={styles.part} aria-label={title}>
          <h2>{title}</h2>
          <ol className={styles.grid}>
            {tasks.map((task) => (
              <li key={task.stepKey} id={task.stepKey}>
                <Task task={task} />
              </li>
            ))}
          </ol>
        </section>
      ))}
    </KnowledgeFrame>
  )
}

function Task({ task: { title, content, task, reward, opens } }: { task: TaskKnowledge }) {
  return (
    <Card as="article" className={styles.entry}>
      <h3>{title}</h3>
      <Paragraphs text={content} />
      <p>
        <b>{task}</b>
      </p>
      {opens.length > 0 && <p className={styles.note}>Откроет: {opens.join(', ')}</p>}
      <RewardLine reward={reward} none="Без награды" />
    </Card>
  )
}
