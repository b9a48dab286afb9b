/** Changes the declarations of a style attribute. `change` returns the new value, or null to drop the declaration. */
export function changeStyle(
  element: Element,
  change: (property: string, value: string) => string | null,
): void {
  const style = element.getAttribute('style')
  if (style === null) return
  const kept = style.split(';').flatMap((declaration) => {
    const colon = declaration.indexOf(':')
    if (colon < 0) return []
    const property = declaration.slice(0, colon).trim().toLowerCase()
    const value = change(property, declaration.slice(colon + 1).trim())
    return value === null ? [] : [`${property}: ${value}`]
  })
  if (kept.length > 0) element.setAttribute('style', kept.join('; '))
  else element.removeAttribute('style')
}
