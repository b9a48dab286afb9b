import { waitFor, within } from 'storybook/test'

/** The reasons that a press opened. Reasons shown on hover may be beside them. */
export async function pressedReasons() {
  const panel = await waitFor(() => {
    const found = document.querySelector<HTMLElement>('[popover="auto"][aria-label="Почему нельзя"]')
    if (!found) throw new Error('No press has opened reasons')
    return found
  })
  return within(panel)
}
