import { badRequest, type FieldFault } from '../../bad-request.ts'

const MESSAGE = 'В тексте есть знак, который нельзя сохранить: наберите текст заново'

/** Whether PostgreSQL keeps the text as it is: without U+0000 and without halves of surrogate pairs. */
function isReadable(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed()
}

function faultsIn(value: unknown, path: string): FieldFault[] {
  if (typeof value === 'string') return isReadable(value) ? [] : [{ path, message: MESSAGE }]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]: [string, unknown]) => [
    ...(isReadable(key) ? [] : [{ path, message: MESSAGE }]),
    ...faultsIn(part, `${path}.${key}`.slice(0, 300)),
  ])
}

/** Throws 400 for a value with a text, at any depth, that the database refuses or changes. `path` is its place in the request. */
export function checkReadable(value: unknown, path: string): void {
  const faults = faultsIn(value, path)
  if (faults.length > 0) throw badRequest(faults)
}

/** The value with `\n` at the end of each line of its texts, as browsers send them in forms: so it is counted and stored. */
export function withOneLineEnd(value: unknown): unknown {
  if (typeof value === 'string') return value.includes('\r') ? value.replace(/\r\n?/g, '\n') : value
  if (typeof value !== 'object' || value === null) return value
  for (const [key, part] of Object.entries(value)) {
    const changed = withOneLineEnd(part)
    if (changed !== part) Reflect.set(value, key, changed)
  }
  return value
}
