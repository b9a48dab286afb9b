type TextField = HTMLInputElement | HTMLTextAreaElement

const TEXT_TYPES = ['text', 'email', 'search', 'password', 'number', 'tel', 'url', 'textarea']

const typed = new Set<TextField>()

function isTextField(target: EventTarget | null): target is TextField {
  return (
    (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) &&
    TEXT_TYPES.includes(target.type)
  )
}

/** Notes the fields in which the player types, from now on. */
export function watchTyping(): void {
  addEventListener('input', ({ target }) => {
    if (isTextField(target)) typed.add(target)
  })
}

/** Whether a field on the page holds text that the player has typed. */
export function holdsTypedText(): boolean {
  for (const field of typed) if (!field.isConnected) typed.delete(field)
  return [...typed].some(({ value }) => value !== '')
}
