// One file per drawing, fetched when its item is shown: all 250 would burden every page.
const URLS = import.meta.glob<string>('./items/*.svg', {
  query: '?no-inline',
  import: 'default',
  eager: true,
})

/** URL of an item's drawing by its name in the catalogue. Undefined for unknown names. */
export function itemArt(icon: string): string | undefined {
  return URLS[`./items/${icon}.svg`]
}
