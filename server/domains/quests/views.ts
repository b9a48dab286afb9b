import { TUTORIAL } from '../../../catalogue/tutorial.ts'
import type { QuestsData, TutorialStep as StepView } from '../../../generated/events.ts'
import { goalAmount, type TutorialProgress, type TutorialState } from '../../../rules/tutorial.ts'
import { NO_REWARD, viewReward } from '../missions/reward.ts'

const viewStep = ({ key, progress }: TutorialProgress): StepView[] => {
  const step = TUTORIAL.find((candidate) => candidate.key === key)
  if (!step) return []
  const { title, content, task, page } = step
  const goal = goalAmount(step)
  return [
    {
      stepKey: key,
      type: step.type,
      title,
      content,
      task,
      page,
      goal,
      progress,
      isDone: progress >= goal,
      reward: viewReward(step.type === 'quest' ? { ...NO_REWARD, ...step.reward } : NO_REWARD),
    },
  ]
}

export const viewQuests = (state: TutorialState): QuestsData => ({
  completed: [...state.completed],
  active: state.active.flatMap(viewStep),
  total: TUTORIAL.length,
})
