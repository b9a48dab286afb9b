/** A field that the player has changed. */
export type TypedField = {
  readonly text: string
  /** What was stored when the player began. */
  readonly base: string
}

export type TypedFields = Readonly<Record<string, TypedField>>

function keyOf(playerId: number, form: string): string {
  return `donjon.typed.${playerId}.${form}`
}

function isField(value: unknown): value is TypedField {
  return (
    typeof value === 'object' &&
    value !== null &&
    'text' in value &&
    typeof value.text === 'string' &&
    'base' in value &&
    typeof value.base === 'string'
  )
}

/** What the player typed into a form and has not sent, kept until the tab closes: a session may end meanwhile. */
export function readKeptText(playerId: number, form: string): TypedFields {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(playerId, form)) ?? '{}')
    if (typeof kept !== 'object' || kept === null) return {}
    return Object.fromEntries(
      Object.entries(kept).flatMap(([name, field]) => (isField(field) ? [[name, field] as const] : [])),
    )
  } catch {
    return {}
  }
}

/** Keeps it. Nothing typed is left: drops it. */
export function keepText(playerId: number, form: string, typed: TypedFields): void {
  try {
    if (Object.keys(typed).length === 0) sessionStorage.removeItem(keyOf(playerId, form))
    else sessionStorage.setItem(keyOf(playerId, form), JSON.stringify(typed))
  } catch {
    // Private windows may refuse: then the text lives as long as the form.
  }
}
