import type {
  EditorGuideSummary,
  Guide,
  GuideRevision,
  GuideRevisionText,
  GuideSummary,
} from '#generated/types.ts'
import type { EditedGuide, GuideText, ListedGuide, ShownGuide } from './queries.ts'

export function viewListed({ publishedAt, ...guide }: ListedGuide): GuideSummary {
  return { ...guide, publishedAt: publishedAt.toISOString() }
}

export function viewShown({ publishedAt, updatedAt, ...guide }: ShownGuide): Guide {
  return { ...guide, publishedAt: publishedAt.toISOString(), updatedAt: updatedAt.toISOString() }
}

export function viewEdited({ savedAt, ...guide }: EditedGuide): EditorGuideSummary {
  return { ...guide, savedAt: savedAt.toISOString() }
}

export function viewRevision({
  savedAt,
  ...revision
}: Omit<GuideText, 'content' | 'description'>): GuideRevision {
  return { ...revision, savedAt: savedAt.toISOString() }
}

export function viewRevisionText({ savedAt, ...text }: GuideText): GuideRevisionText {
  return { ...text, savedAt: savedAt.toISOString() }
}
