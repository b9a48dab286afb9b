import { userEvent } from 'storybook/test'

/** Real input events: the browser closes no popover for events that a script makes. Null outside the test run. */
async function runner() {
  try {
    return (await import('vitest/browser')).userEvent
  } catch {
    return null
  }
}

/** Stands in for the browser in Storybook itself, where a story cannot send real input. */
function closeTopmost(unless?: Element): void {
  const open = [...document.querySelectorAll<HTMLElement>('[popover=auto]:popover-open')].at(-1)
  if (open && !(unless && open.contains(unless))) open.hidePopover()
}

export async function pressKey(key: 'Escape' | 'Tab' | 'Enter'): Promise<void> {
  const real = await runner()
  if (real) return real.keyboard(`{${key}}`)
  await userEvent.keyboard(`{${key}}`)
  if (key === 'Escape') closeTopmost()
}

export async function pressOn(element: Element): Promise<void> {
  const real = await runner()
  // A blocked button is pressed to see its reasons; the runner would wait for it to be enabled.
  if (real) return real.click(element, { force: element.getAttribute('aria-disabled') === 'true' })
  closeTopmost(element)
  await userEvent.click(element)
}
