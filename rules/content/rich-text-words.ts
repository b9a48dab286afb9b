const ENTITIES: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': ' ',
  '&amp;': '&',
}

/** The words of a sanitized text without its markup, for descriptions and search. Each block begins a line. Not HTML. */
export function textOf(html: string): string {
  return html
    .replace(/<(?:br|hr|\/(?:p|h[2-4]|li|blockquote|tr))\b[^>]*>/g, '\n')
    .replace(/<\/t[hd]>/g, ' ')
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:lt|gt|quot|#39|nbsp|amp);/g, (entity) => ENTITIES[entity] ?? entity)
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n[ \n]*/g, '\n')
    .trim()
}
