import { useState } from 'react'

/** What this browser remembers of a castle: the step whose card is folded, and the step whose text has been shown. */
type GuideNote = 'foldedStep' | 'shownStep'

function placeOf(note: GuideNote, playerId: number): string {
  return `donjon.${note}.${playerId}`
}

/** Null where the browser keeps nothing, as in a private window. */
function readNote(place: string): string | null {
  try {
    return localStorage.getItem(place)
  } catch {
    return null
  }
}

function writeNote(place: string, stepKey: string): void {
  try {
    localStorage.setItem(place, stepKey)
  } catch {
    // Without storage the note lasts until the page reloads.
  }
}

/** A note about one step of the player's castle that outlasts a reload. */
export function useGuideNote(note: GuideNote, playerId: number): [string | null, (stepKey: string) => void] {
  const place = placeOf(note, playerId)
  const [stepKey, setStepKey] = useState(() => readNote(place))
  const keep = (next: string) => {
    writeNote(place, next)
    setStepKey(next)
  }
  return [stepKey, keep]
}
