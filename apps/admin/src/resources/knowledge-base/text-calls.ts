import type { AdminTipText, AdminTutorialText, NewTextState } from '#generated/types.ts'
import { client, given } from '../../calls.ts'

/** Publishes or withdraws the texts. Resolves to how many it has changed. */
export async function setTipStates(texts: readonly AdminTipText[], state: NewTextState): Promise<number> {
  const tips = texts.map(({ id, revision }) => ({ tipKey: id, revision }))
  const { changed } = await given(client.POST('/admin/knowledge-base/tip-states', { body: { tips, state } }))
  return changed.length
}

/** Publishes or withdraws the texts. Resolves to how many it has changed. */
export async function setTutorialStates(
  chosen: readonly AdminTutorialText[],
  state: NewTextState,
): Promise<number> {
  const texts = chosen.map(({ id, revision }) => ({ tutorialKey: id, revision }))
  const { changed } = await given(
    client.POST('/admin/knowledge-base/tutorial-states', { body: { texts, state } }),
  )
  return changed.length
}
