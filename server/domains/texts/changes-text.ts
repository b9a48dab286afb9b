import type { AdminTipText, AdminTutorialText, NewTextState } from '#generated/types.ts'

type Text = Pick<AdminTipText | AdminTutorialText, 'state' | 'isChanged'>

/** Whether the state changes what players read: a draft is published, or the catalogue's text comes back. */
export function changesText({ state, isChanged }: Text, wanted: NewTextState): boolean {
  return wanted === 'PUBLISHED' ? state === 'DRAFT' : isChanged || state === 'PUBLISHED'
}
