/** The id in an address. Null if the text is none: ids are whole numbers from 1, of at most 15 digits. */
export function readId(text: string | null | undefined): number | null {
  return /^[1-9]\d{0,14}$/.test(text ?? '') ? Number(text) : null
}
