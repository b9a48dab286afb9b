// One file a sign, fetched when a thing with it is shown: 250 of them would weigh on every page.
const URLS = import.meta.glob<string>('./items/*.svg', {
  query: '?no-inline',
  import: 'default',
  eager: true,
})

/** Address of the sign of a thing of the catalogue by its name there; undefined for a name that is not drawn. */
export function itemArt(icon: string): string | undefined {
  return URLS[`./items/${icon}.svg`]
}
