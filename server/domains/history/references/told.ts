/** The meaning of an entry's reference for the player. */
export type Told = {
  /** Russian text shown after the words of the source. */
  readonly text: string
  readonly fightId: number | null
}

/**
 * Explains references of one form (the word before the first colon). It gets the rest of all references of a page, so
 * that it needs one query. Leaves out what it does not know.
 */
export type Teller = (rests: readonly string[]) => Promise<Map<string, Told>>

/** A teller without a query. `say` returns undefined for what it does not know. */
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
