import type { Tip } from '#catalogue/tips/tip.ts'
import { TIPS } from '#catalogue/tips/tips.ts'
import { TUTORIAL } from '#catalogue/tutorial/tutorial.ts'
import type { TutorialStep } from '#rules/quests/tutorial.ts'
import { readPublished } from './revisions.ts'

export type Tips = Readonly<Record<string, Tip>>

/** What players read about a quest of the tutorial. */
export type TutorialText = { readonly title: string; readonly content: string; readonly task: string }

export type TutorialTexts = ReadonlyMap<string, TutorialText>

/** The catalogue's texts of the quests. Banners have none. */
export function defaultTutorialTexts(steps: readonly TutorialStep[]): TutorialTexts {
  return new Map(
    steps.flatMap((step) =>
      step.type === 'quest'
        ? [[step.key, { title: step.title, content: step.content, task: step.task }] as const]
        : [],
    ),
  )
}

/** The tips as players read them: published texts over those of the catalogue. */
export async function readTips(): Promise<Tips> {
  const published = await readPublished('TIP')
  return Object.fromEntries(
    Object.entries(TIPS).map(([key, tip]) => [
      key,
      { ...tip, ...published.get(key), category: tip.category },
    ]),
  )
}

/** The quests' texts as players read them. */
export async function readTutorialTexts(): Promise<TutorialTexts> {
  const published = await readPublished('TUTORIAL')
  return new Map(
    [...defaultTutorialTexts(TUTORIAL)].map(([key, text]) => [key, { ...text, ...published.get(key) }]),
  )
}
