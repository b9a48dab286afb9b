import { PAGE_PARTS, PAGES } from '#catalogue/pages.ts'
import { CHAPTERS, TUTORIAL } from '#catalogue/tutorial/tutorial.ts'
import type { TaskKnowledge, TutorialKnowledge } from '#generated/types.ts'
import type { TutorialQuest } from '#rules/quests/tutorial.ts'
import { publicData } from '../../game/public-data/public-data.ts'
import type { TutorialTexts } from '../../game/texts/game-texts.ts'

const places = [...Object.values(PAGES), ...Object.values(PAGE_PARTS)]

function titlesOpenedBy(key: string): string[] {
  return places.filter(({ unlock }) => unlock === key).map(({ title }) => title)
}

/** Titles of the pages that open with a task: by itself, and by the banners that follow it up to the next task. */
function opensAfter(key: string): string[] {
  const start = TUTORIAL.findIndex((step) => step.key === key)
  const following = TUTORIAL.slice(start + 1)
  const next = following.findIndex(({ type }) => type === 'quest')
  const banners = next < 0 ? following : following.slice(0, next)
  return [...new Set([key, ...banners.map((banner) => banner.key)].flatMap(titlesOpenedBy))]
}

function viewTask({ key, reward, ...task }: TutorialQuest, texts: TutorialTexts): TaskKnowledge {
  const { gold, diamonds, glory, experience } = reward
  const { title, content, task: todo } = texts.get(key) ?? task
  return {
    stepKey: key,
    title,
    content,
    task: todo,
    reward: { gold, diamonds, glory, experience },
    opens: opensAfter(key),
  }
}

export async function readTutorial(): Promise<TutorialKnowledge> {
  const texts = publicData().tutorial
  return {
    chapters: CHAPTERS.map(({ title, steps }) => ({
      title,
      tasks: steps.flatMap((step) => (step.type === 'quest' ? [viewTask(step, texts)] : [])),
    })),
  }
}
