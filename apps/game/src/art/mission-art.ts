// One file a sign, fetched when a region with it is shown (tools/draw-mission-signs.ts).
const URLS = import.meta.glob<string>('./mission-signs/*.svg', {
  query: '?no-inline',
  import: 'default',
  eager: true,
})

/** Address of a mission's or region's drawing, for `<use>`; undefined for a name that is not drawn. */
export function missionArt(icon: string): string | undefined {
  const url = URLS[`./mission-signs/${icon}.svg`]
  return url && `${url}#sign`
}
