import type { Notice } from '../notify.ts'

/** How a phone shakes at a notice. Null: not at all. */
export function hapticOf(notice: Notice): 'success' | 'error' | 'warning' | null {
  if (notice === 'unanswered') return 'warning'
  if (!('kind' in notice)) return 'error'
  return notice.kind === 'info' ? null : notice.kind
}
