import { type Fields, fieldsOf, isFields, listOf, type Node, resolve } from '../generate/document.ts'

/** Items that a list of an example keeps, unless its schema requires more. */
const KEPT = 2

function partOf(document: Fields, schema: Fields, value: Node): Node | undefined {
  const choices = [...listOf(schema, 'oneOf'), ...listOf(schema, 'anyOf')]
  if (choices.length === 0) return schema
  const wanted = Array.isArray(value) ? 'array' : 'object'
  return choices.find((choice) => fieldsOf({ at: resolve(document, choice) ?? null }, 'at').type === wanted)
}

/** The value with its long lists cut. */
export function shorten(document: Fields, node: Node | undefined, value: Node): Node {
  const found = resolve(document, node)
  if (!isFields(found) || typeof value !== 'object' || value === null) return value
  const schema = resolve(document, partOf(document, found, value))
  if (!isFields(schema)) return value
  if (Array.isArray(value)) {
    const least = typeof schema.minItems === 'number' ? schema.minItems : 0
    return value.slice(0, Math.max(KEPT, least)).map((item) => shorten(document, schema.items, item))
  }
  const properties = fieldsOf(schema, 'properties')
  if (Object.keys(properties).length === 0 && isFields(schema.additionalProperties)) {
    return Object.fromEntries(Object.entries(value).slice(0, KEPT))
  }
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, shorten(document, properties[key], part)]),
  )
}
