/** The first `most` characters of a text, an emoji counts as one. The browser's `maxLength` would count it as two or more. */
export function firstCharacters(text: string, most: number): string {
  return text.length <= most ? text : [...text].slice(0, most).join('')
}
