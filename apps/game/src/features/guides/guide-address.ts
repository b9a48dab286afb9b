/** In place of the id: a guide that is not created yet. */
export const NEW_GUIDE = 'new'

export function guideAddress(guideId: number): string {
  return `/guides/${guideId}`
}

export function guideEditorAddress(guideId: number | typeof NEW_GUIDE): string {
  return `/guides/edit/${guideId}`
}
