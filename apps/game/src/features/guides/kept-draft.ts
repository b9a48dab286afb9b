/** A text of an editor that the server does not have yet, kept in this browser. */
export type GuideDraft = {
  /** The revision that the editor has read. 0 for a new guide. */
  readonly revision: number
  readonly title: string
  readonly description: string
  readonly content: string
  /** ms */
  readonly keptAt: number
}

function keyOf(playerId: number, guide: number | 'new'): string {
  return `donjon.guide-draft.${playerId}.${guide}`
}

function isDraft(value: unknown): value is GuideDraft {
  return (
    typeof value === 'object' &&
    value !== null &&
    'revision' in value &&
    typeof value.revision === 'number' &&
    'title' in value &&
    typeof value.title === 'string' &&
    'description' in value &&
    typeof value.description === 'string' &&
    'content' in value &&
    typeof value.content === 'string' &&
    'keptAt' in value &&
    typeof value.keptAt === 'number'
  )
}

/** Null if nothing is kept, or the browser refuses. */
export function readKeptDraft(playerId: number, guide: number | 'new'): GuideDraft | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(playerId, guide)) ?? 'null')
    return isDraft(kept) ? kept : null
  } catch {
    return null
  }
}

/** Whether it is kept. Private windows and a full storage refuse. */
export function keepDraft(playerId: number, guide: number | 'new', draft: GuideDraft): boolean {
  try {
    localStorage.setItem(keyOf(playerId, guide), JSON.stringify(draft))
    return true
  } catch {
    return false
  }
}

export function dropDraft(playerId: number, guide: number | 'new'): void {
  try {
    localStorage.removeItem(keyOf(playerId, guide))
  } catch {
    // Nothing was kept either.
  }
}
