/** A random UUID. `crypto.randomUUID` is missing on pages without https, except on localhost. */
export function newUuid(): string {
  if ('randomUUID' in crypto) return crypto.randomUUID()
  const bytes = new Uint8Array(16)
  globalThis.crypto.getRandomValues(bytes)
  const hex = [...bytes].map((byte, index) => {
    if (index === 6) return ((byte & 0x0f) | 0x40).toString(16).padStart(2, '0')
    if (index === 8) return ((byte & 0x3f) | 0x80).toString(16).padStart(2, '0')
    return byte.toString(16).padStart(2, '0')
  })
  const text = hex.join('')
  return [8, 12, 16, 20, 32]
    .map((end, index, ends) => text.slice(index === 0 ? 0 : ends[index - 1], end))
    .join('-')
}
