/** The meaning of an entry's reference for the player. */
export type Description = {
  /** Russian text shown after the words of the source. */
  readonly text: string
  readonly fightId: number | null
  /** Players whom the text names, in that order. */
  readonly players?: readonly { readonly playerId: number; readonly name: string }[]
}

/**
 * Explains references of one form (the word before the first colon). It gets the rest of all references of a page, so
 * that it needs one query. Leaves out what it does not know.
 */
export type Describer = (rests: readonly string[]) => Promise<Map<string, Description>>

/** A describer without a query. `say` returns undefined for what it does not know. */
export function plainDescriber(say: (...words: string[]) => string | undefined): Describer {
  return async (rests) => {
    const descriptions = new Map<string, Description>()
    for (const rest of rests) {
      const text = say(...rest.split(':'))
      if (text !== undefined) descriptions.set(rest, { text, fightId: null })
    }
    return descriptions
  }
}
