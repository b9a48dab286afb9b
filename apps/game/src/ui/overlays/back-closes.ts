import { closeTopModal } from './modal-stack.ts'

/** A sheet that is a step of the history itself: the step back closes it. The router keeps its own state in `usr`. */
function isStepOfItsOwn(): boolean {
  const { state }: { state: unknown } = history
  if (typeof state !== 'object' || state === null || !('usr' in state)) return false
  const { usr } = state
  return typeof usr === 'object' && usr !== null && 'sheetOver' in usr
}

/** Closes what lies on top of the page. Returns whether there was anything. */
function closeTopmost(): boolean {
  const popover = [...document.querySelectorAll<HTMLElement>('[popover=auto]:popover-open')].at(-1)
  popover?.hidePopover()
  return popover !== undefined || closeTopModal()
}

function isStepBack({ navigationType, destination }: NavigateEvent): boolean {
  const { currentEntry } = window.navigation
  return navigationType === 'traverse' && currentEntry !== null && destination.index < currentEntry.index
}

/**
 * From now on «Назад» closes what lies on top of the page instead of leaving it. The browser's own way for this, its close watcher, exists
 * in some browsers only, and there not for the button of a desktop. A step to another document cannot be held. Browsers without
 * the navigation API leave the page, as before.
 */
export function closeByBack(): void {
  if (!('navigation' in window)) return
  window.navigation.addEventListener('navigate', (event) => {
    if (!event.cancelable || !isStepBack(event) || isStepOfItsOwn()) return
    if (closeTopmost()) event.preventDefault()
  })
}
