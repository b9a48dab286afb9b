/** In place of the id: a guide that is not created yet. */
export const NEW_GUIDE = 'new'

export function guideAddress(guideId: number): string {
  return `/guides/${guideId}`
}

export function guideEditorAddress(guideId: number | typeof NEW_GUIDE): string {
  return `/guides/edit/${guideId}`
}

/** The id in an address. Null if it is none. */
export function readGuideId(text: string | undefined): number | null {
  return text !== undefined && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null
}
