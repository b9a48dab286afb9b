const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Words as they may stand in markup and in attributes. */
export function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign)
}

/** A coordinate with one decimal: the same bytes everywhere, and no longer than needed. */
export function place(value: number): string {
  return String(Math.round(10 * value) / 10)
}

/** A part of the page with a heading, a word on how to read it, and what it shows. */
export function section(title: string, lead: string, ...parts: readonly string[]): string {
  return `<section><h2>${escaped(title)}</h2><p class="lead">${escaped(lead)}</p>${parts.join('\n')}</section>`
}

/** Plots beside each other, as many as fit. */
export function grid(...plots: readonly string[]): string {
  return `<div class="grid">${plots.join('\n')}</div>`
}

/** Names of colours above plots; `mark` is a class of style.ts. */
export function legend(entries: readonly { name: string; mark: string }[]): string {
  const items = entries.map(({ name, mark }) => `<li><i class="swatch ${mark}"></i>${escaped(name)}</li>`)
  return `<ul class="legend">${items.join('')}</ul>`
}
