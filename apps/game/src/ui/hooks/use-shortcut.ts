import { type RefObject, useEffect } from 'react'

/** Presses the button when its key is pressed, except in a field or while a dialog without the button is open. */
export function useShortcut(target: RefObject<HTMLElement | null>, key: string | undefined): void {
  useEffect(() => {
    if (!key) return
    const onKey = (event: KeyboardEvent) => {
      if (event.repeat || event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented) return
      if (!isKey(event, key) || isWriting(event.target)) return
      const dialog = document.querySelector('dialog[open]')
      if (dialog && !dialog.contains(target.current)) return
      event.preventDefault()
      target.current?.click()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [target, key])
}

// Also by the key's position, because a Russian layout produces another letter there.
function isKey(event: KeyboardEvent, key: string): boolean {
  const upper = key.toUpperCase()
  return event.key.toUpperCase() === upper || event.code === `Key${upper}` || event.code === `Digit${upper}`
}

function isWriting(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable ||
      target.matches('input:not([type=radio], [type=checkbox], [type=range]), textarea, select'))
  )
}
