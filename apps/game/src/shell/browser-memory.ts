/** What this browser remembers of its player's choices. Private windows may refuse: then nothing is remembered. */
export function recall(key: string): string | null {
  try {
    return localStorage.getItem(`donjon.${key}`)
  } catch {
    return null
  }
}

export function remember(key: string, value: string): void {
  try {
    localStorage.setItem(`donjon.${key}`, value)
  } catch {
    // The choice holds until the page closes.
  }
}
