import type { Tip } from '#catalogue/tips/tip.ts'
import type {
  AdminTipText,
  AdminTipTextRevision,
  AdminTutorialText,
  AdminTutorialTextRevision,
} from '#generated/types.ts'
import type { TutorialText } from '../../game/texts/game-texts.ts'
import { storedWords, type Words } from '../../game/texts/models.ts'
import type { RevisionRow } from '../../game/texts/revisions.ts'

type Shown<Text> = {
  readonly last: RevisionRow | undefined
  /** As the catalogue says it. */
  readonly given: Text
  /** As players read it. */
  readonly read: Text
}

function savedOf(last: RevisionRow | undefined) {
  return {
    revision: last?.revision ?? 0,
    state: last?.state ?? ('DEFAULT' as const),
    savedAt: last?.savedAt.toISOString() ?? null,
    byName: last?.byName ?? null,
  }
}

function wordsOf(row: RevisionRow | undefined): Words {
  return storedWords.parse(row?.words ?? {})
}

export function viewTipText(id: string, { last, given, read }: Shown<Tip>): AdminTipText {
  const words = wordsOf(last)
  const isSame = (['title', 'baseContent', 'additionalContent'] as const).every(
    (field) => given[field] === read[field],
  )
  return {
    id,
    ...savedOf(last),
    category: given.category,
    title: words.title ?? given.title,
    baseContent: words.baseContent ?? given.baseContent,
    additionalContent: words.additionalContent ?? given.additionalContent,
    isChanged: !isSame,
    defaultTitle: given.title,
    defaultBaseContent: given.baseContent,
    defaultAdditionalContent: given.additionalContent,
  }
}

export function viewTutorialText(id: string, { last, given, read }: Shown<TutorialText>): AdminTutorialText {
  const words = wordsOf(last)
  const isSame = (['title', 'content', 'task'] as const).every((field) => given[field] === read[field])
  return {
    id,
    ...savedOf(last),
    title: words.title ?? given.title,
    content: words.content ?? given.content,
    task: words.task ?? given.task,
    isChanged: !isSame,
    defaultTitle: given.title,
    defaultContent: given.content,
    defaultTask: given.task,
  }
}

function revisionOf({ key, revision, state, savedAt, byName }: RevisionRow) {
  return { id: `${key}-${revision}`, revision, state, savedAt: savedAt.toISOString(), byName }
}

export function viewTipRevision(row: RevisionRow): AdminTipTextRevision {
  const { title = '', baseContent = '', additionalContent = '' } = wordsOf(row)
  return { ...revisionOf(row), tipKey: row.key, title, baseContent, additionalContent }
}

export function viewTutorialRevision(row: RevisionRow): AdminTutorialTextRevision {
  const { title = '', content = '', task = '' } = wordsOf(row)
  return { ...revisionOf(row), tutorialKey: row.key, title, content, task }
}
