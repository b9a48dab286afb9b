/** What an entry's reference means to its reader. */
export type Told = {
  /** Russian, to stand behind the words of the source. */
  readonly text: string
  readonly fightId: number | null
}

/**
 * Tells references of one form (the word before the first colon) by what stands behind it. It gets those of a whole page
 * at once, so that it asks the database once; what it does not know it leaves out.
 */
export type Teller = (rests: readonly string[]) => Promise<Map<string, Told>>

/** A teller that needs no look-up; undefined for what it does not know. */
export function plainTeller(say: (...words: string[]) => string | undefined): Teller {
  return async (rests) => {
    const told = new Map<string, Told>()
    for (const rest of rests) {
      const text = say(...rest.split(':'))
      if (text !== undefined) told.set(rest, { text, fightId: null })
    }
    return told
  }
}
