import { userEvent } from 'storybook/test'

/** Sends real input events: the browser closes no popover for scripted ones. Null outside of the test run. */
async function runner() {
  try {
    return (await import('vitest/browser')).userEvent
  } catch {
    return null
  }
}

/** Replaces the browser in Storybook itself, where a story cannot send real input. */
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
  // A story presses a blocked button to see its reasons. Without `force` the runner would wait until it is enabled.
  if (real) return real.click(element, { force: element.getAttribute('aria-disabled') === 'true' })
  closeTopmost(element)
  await userEvent.click(element)
}

/** Presses on the middle of one element and releases over the middle of another. */
export async function dragTo(from: Element, to: Element): Promise<void> {
  const real = await runner()
  if (real) return real.dragAndDrop(from, to)
  const at = (element: Element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    return { clientX: left + width / 2, clientY: top + height / 2 }
  }
  await userEvent.pointer([
    { keys: '[MouseLeft>]', target: from, coords: at(from) },
    { target: to, coords: at(to) },
    { keys: '[/MouseLeft]', target: to, coords: at(to) },
  ])
}
