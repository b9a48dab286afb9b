import { type Fields, fieldsOf, isFields, listOf, type Node, resolve, textOf } from './document.ts'

const NUMBER_TYPES = ['integer', 'number']
const EXAMPLES_BY_FORMAT: Record<string, string> = {
  uuid: '0e9c1f0a-6f0e-4a39-9a1c-9a5f6f7f0b11',
  'date-time': '2026-11-20T09:30:00.000Z',
  email: 'ratibor@example.com',
}

function isLive(schema: Node | undefined) {
  return textOf(schema, 'description')?.startsWith('Snapshots by channel') ?? false
}

/** Optional fields are shown as well, except the live data that ride along with an answer. */
function exampleObject(document: Fields, schema: Fields): Fields {
  const required = listOf(schema, 'required')
  const shown = Object.entries(fieldsOf(schema, 'properties')).filter(
    ([name, field]) => required.includes(name) || !isLive(resolve(document, field)),
  )
  return Object.fromEntries(shown.map(([name, field]) => [name, exampleOf(document, field)]))
}

function exampleList(document: Fields, schema: Fields): Node[] {
  const length = typeof schema.minItems === 'number' ? Math.max(schema.minItems, 1) : 1
  return Array.from({ length }, () => exampleOf(document, schema.items))
}

function exampleText(schema: Fields) {
  const known = EXAMPLES_BY_FORMAT[textOf(schema, 'format') ?? '']
  return known ?? 'x'.repeat(typeof schema.minLength === 'number' ? schema.minLength : 1)
}

function given(schema: Fields): Node | undefined {
  if (schema.example !== undefined) return schema.example
  const [first] = listOf(schema, 'examples')
  if (first !== undefined) return first
  if (schema.const !== undefined) return schema.const
  return schema.default !== undefined ? schema.default : listOf(schema, 'enum')[0]
}

/** One value that fits the schema: the contract's own example where it has one, the least that fits elsewhere. */
export function exampleOf(document: Fields, node: Node | undefined): Node {
  const schema = resolve(document, node)
  if (!isFields(schema)) return null
  const own = given(schema)
  if (own !== undefined) return own
  const [choice] = [...listOf(schema, 'oneOf'), ...listOf(schema, 'anyOf')]
  if (choice !== undefined) return exampleOf(document, choice)
  const parts = listOf(schema, 'allOf').map((part) => exampleOf(document, part))
  if (parts.length > 0) return Object.assign({}, ...parts)
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type
  if (type === 'object') return exampleObject(document, schema)
  if (type === 'array') return exampleList(document, schema)
  if (type === 'boolean') return true
  if (type === 'string') return exampleText(schema)
  if (typeof type === 'string' && NUMBER_TYPES.includes(type)) return schema.minimum ?? 0
  return null
}
