/** Where a held Enter writes a line each time. */
function takesLines(target: EventTarget | null): boolean {
  return target instanceof HTMLTextAreaElement || (target instanceof HTMLElement && target.isContentEditable)
}

/**
 * From now on a held Enter acts once. A browser presses the focused button, or sends the form, at every repeat of the
 * key, also a button that the first press has brought under the focus. Space presses when it is let go.
 */
export function actOncePerPress(): void {
  let pressedOn: EventTarget | null = null
  addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Enter') return
      if (!event.repeat) pressedOn = event.target
      else if (event.target !== pressedOn || !takesLines(pressedOn)) {
        event.preventDefault()
        event.stopImmediatePropagation()
      }
    },
    true,
  )
}
