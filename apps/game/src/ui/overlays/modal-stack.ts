const modals: HTMLDialogElement[] = []
const watchers = new Set<() => void>()

/** The uppermost open leaf: whatever lies outside of it can neither be pressed nor read out. */
export function topModal(): HTMLDialogElement | undefined {
  return modals.at(-1)
}

/** Opens the dialog over everything; the answer closes it, and may be called once. */
export function openModal(dialog: HTMLDialogElement): () => void {
  dialog.showModal()
  modals.push(dialog)
  tell()
  return () => {
    modals.splice(modals.lastIndexOf(dialog), 1)
    // While the dialog still stands on the page: what was moved into it must be out before it goes.
    tell()
    dialog.close()
  }
}

/** Calls `watcher` whenever another leaf is the uppermost; the answer ends that. */
export function watchModals(watcher: () => void): () => void {
  watchers.add(watcher)
  return () => {
    watchers.delete(watcher)
  }
}

function tell(): void {
  for (const watcher of watchers) watcher()
}
