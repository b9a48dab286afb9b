// One file per drawing, fetched when its region is shown. tools/draw-mission-signs.ts makes them.
const URLS = import.meta.glob<string>('./mission-signs/*.svg', {
  query: '?no-inline',
  import: 'default',
  eager: true,
})

/** URL of a mission's, region's or crusade's drawing, for `<use>`. Undefined for unknown names. */
export function missionArt(icon: string): string | undefined {
  const url = URLS[`./mission-signs/${icon}.svg`]
  return url && `${url}#sign`
}
