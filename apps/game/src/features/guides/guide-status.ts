import type { EditorGuideSummary } from '#generated/types.ts'

/** Whether players read a guide, and whether a newer draft waits. */
export function statusWords({
  status,
  revision,
  publishedRevision,
}: Pick<EditorGuideSummary, 'status' | 'revision' | 'publishedRevision'>): string {
  if (status === 'DRAFT') return 'Черновик'
  return publishedRevision === revision ? 'Опубликовано' : 'Опубликовано, есть новый черновик'
}
