const modals: HTMLDialogElement[] = []
const watchers = new Set<() => void>()

/** The topmost open modal. Everything outside of it is inert. */
export function topModal(): HTMLDialogElement | undefined {
  return modals.at(-1)
}

/** Opens the dialog above everything. Returns a function that closes it, to be called once. */
export function openModal(dialog: HTMLDialogElement): () => void {
  dialog.showModal()
  modals.push(dialog)
  callWatchers()
  return () => {
    modals.splice(modals.lastIndexOf(dialog), 1)
    // While the dialog is still in the document: what was moved into it must leave before it closes.
    callWatchers()
    dialog.close()
  }
}

/** Closes the topmost modal like Escape. Returns whether there was one. */
export function closeTopModal(): boolean {
  const modal = topModal()
  modal?.dispatchEvent(new Event('cancel', { cancelable: true }))
  return modal !== undefined
}

/** Calls `watcher` whenever the topmost modal changes. Returns a function that stops this. */
export function watchModals(watcher: () => void): () => void {
  watchers.add(watcher)
  return () => {
    watchers.delete(watcher)
  }
}

function callWatchers(): void {
  for (const watcher of watchers) watcher()
}
