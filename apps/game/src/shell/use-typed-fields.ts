import { useState } from 'react'
import { keepText, readKeptText, type TypedFields } from '#apps/kept-text/kept-text.ts'

export type TypedForm<Name extends string> = {
  /** What the field shows: what was typed, else what is stored now. */
  readonly text: (name: Name) => string
  readonly type: (name: Name, text: string) => void
  /** The fields that differ from what was stored when the player began, trimmed. */
  readonly changed: Readonly<Partial<Record<Name, string>>>
  /** The stored text of a field, if it has changed since the player began to type. */
  readonly newer: (name: Name) => string | null
  /** The player has seen the newer text and keeps the own one. */
  readonly keepOwn: (name: Name) => void
  /** The player gives up what was typed into this field. */
  readonly takeStored: (name: Name) => void
  /** The form began with text that was typed earlier. */
  readonly isRestored: boolean
  /** Forgets everything typed: it is sent, or given up. */
  readonly drop: () => void
}

/**
 * The text fields of a form over live data. Fields that the player has not touched follow the data. What is typed stays in the tab
 * until it is sent, also across a login.
 */
export function useTypedFields<Name extends string>(
  playerId: number,
  form: string,
  stored: Readonly<Record<Name, string>>,
): TypedForm<Name> {
  const [typed, setTyped] = useState<TypedFields>(() => readKeptText(playerId, form))
  const [isRestored, setIsRestored] = useState(() => Object.keys(typed).length > 0)
  const put = (next: TypedFields) => {
    setTyped(next)
    keepText(playerId, form, next)
  }
  const takeStored = (name: Name) => {
    const { [name]: _, ...rest } = typed
    put(rest)
  }
  const changed: Partial<Record<Name, string>> = {}
  for (const name of Object.keys(stored) as Name[]) {
    const field = typed[name]
    if (field && field.text.trim() !== stored[name]) changed[name] = field.text.trim()
  }
  return {
    text: (name) => typed[name]?.text ?? stored[name],
    type: (name, text) => put({ ...typed, [name]: { text, base: typed[name]?.base ?? stored[name] } }),
    changed,
    newer: (name) =>
      changed[name] !== undefined && typed[name]?.base !== stored[name] ? stored[name] : null,
    keepOwn: (name) => {
      const field = typed[name]
      if (field) put({ ...typed, [name]: { ...field, base: stored[name] } })
    },
    takeStored,
    isRestored,
    drop: () => {
      put({})
      setIsRestored(false)
    },
  }
}
