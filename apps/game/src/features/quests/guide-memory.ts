import { useState } from 'react'

/** What this browser remembers: the step whose slip is folded, and the step whose text has been shown. */
type GuideNote = 'foldedStep' | 'shownStep'

function placeOf(note: GuideNote): string {
  return `donjon.${note}`
}

/** Null where the browser keeps nothing, as in a private window. */
function readNote(note: GuideNote): string | null {
  try {
    return localStorage.getItem(placeOf(note))
  } catch {
    return null
  }
}

function writeNote(note: GuideNote, stepKey: string): void {
  try {
    localStorage.setItem(placeOf(note), stepKey)
  } catch {
    // Without storage the note lasts until the page reloads.
  }
}

/** A note about one step that outlasts a reload. */
export function useGuideNote(note: GuideNote): [string | null, (stepKey: string) => void] {
  const [stepKey, setStepKey] = useState(() => readNote(note))
  const keep = (next: string) => {
    writeNote(note, next)
    setStepKey(next)
  }
  return [stepKey, keep]
}
