import { isFields, listOf, type Node, resolve } from '#tools/generate/document.ts'
import { exampleOf } from '#tools/generate/example-of.ts'
import { openapi } from '../../contracts/bundles.ts'

/** A value and its fault. */
export type BadValue = readonly [name: string, value: Node]

function bad(name: string, value: Node): BadValue {
  return [name, value]
}

const ofEachType: Readonly<Record<string, Node>> = {
  null: null,
  boolean: true,
  number: 1.5,
  string: '7',
  array: [],
  object: {},
}

function typesOf(schema: Node | undefined): Node[] {
  if (!isFields(schema)) return []
  return Array.isArray(schema.type) ? schema.type : [schema.type ?? 'string']
}

function wrongTypes(types: readonly Node[]): BadValue[] {
  return Object.entries(ofEachType)
    .filter(([type]) => !types.includes(type))
    .map(([type, value]) => [`${type} for ${types.join('/')}`, value])
}

function numberOf(value: Node | undefined): number | undefined {
  return typeof value === 'number' ? value : undefined
}

function badIntegers(schema: { [key: string]: Node }): BadValue[] {
  const listed = Array.isArray(schema.enum) ? schema.enum.filter((value) => typeof value === 'number') : [0]
  const least = numberOf(schema.minimum) ?? Math.min(...listed)
  const most = numberOf(schema.maximum) ?? Math.max(...listed)
  return [
    ['one below the least', least - 1],
    // Above 2^53 the next number is two away.
    ['one above the most', most + (most > Number.MAX_SAFE_INTEGER / 2 ? 1024 : 1)],
    ['huge', 1e300],
    ['far below', -1e15],
    ['a fraction', least + 0.5],
    ['digits in quotes', String(least)],
  ]
}

function badTexts(schema: { [key: string]: Node }): BadValue[] {
  const [least, most] = [numberOf(schema.minLength), numberOf(schema.maxLength)]
  const values: BadValue[] = [['not in the list or form', '\u0001<>'.repeat(5)]]
  if (least) values.push(['too short', 'a'.repeat(least - 1)])
  if (most)
    values.push(['too long by one', 'a'.repeat(most + 1)], ['huge', 'a'.repeat(Math.max(60_000, most * 2))])
  if (schema.format !== undefined) values.push(['no such form', 'ab'])
  // Text without a pattern, enum or format takes any characters, so only its length can be wrong.
  const isBound = schema.pattern ?? schema.enum ?? schema.format
  return isBound === undefined ? values.slice(1) : values
}

function badLists(schema: { [key: string]: Node }): BadValue[] {
  const one: Node = exampleOf(openapi, schema.items)
  const most = numberOf(schema.maxItems) ?? 0
  const many: Node[] = Array.from({ length: most + 1 }, (_, index) =>
    typeof one === 'number' ? index + 1 : one,
  )
  return [
    ...(numberOf(schema.minItems) ? [bad('too few', [])] : []),
    ['one too many', many],
    ...(schema.uniqueItems === true ? [bad('twice the same', [one, one])] : []),
    ...badValues(schema.items).map(([name, value]): BadValue => [`holds ${name}`, [value]]),
  ]
}

/** Rewrites "schema or null" as the schema with null among its types. */
function orNull(schema: Node | undefined): Node | undefined {
  const choices = listOf(schema, 'oneOf').map((choice) => resolve(openapi, choice))
  const one = choices.find((choice) => !typesOf(choice).includes('null'))
  return isFields(one) && choices.length > 1 ? { ...one, type: [...typesOf(one), 'null'] } : schema
}

/** Values that break the schema: wrong types, just and far beyond every bound, wrong format, not in the enum. */
export function badValues(node: Node | undefined): BadValue[] {
  const schema = orNull(resolve(openapi, node))
  if (!isFields(schema)) return []
  const types = typesOf(schema)
  const own = [
    ...(types.includes('integer') ? badIntegers(schema) : []),
    ...(types.includes('string') ? badTexts(schema) : []),
    ...(types.includes('array') ? badLists(schema) : []),
  ]
  const others = schema.const === undefined ? [] : [['another constant', 'false'] as const]
  return [...wrongTypes(types), ...own, ...others]
}

/** Text that breaks decoders and databases. Text without a pattern may hold it, so only the refusal is checked. */
export const TRICKY_TEXTS: readonly BadValue[] = [
  ['NUL', 'abcdefgh\u0000'],
  ['a lone surrogate', 'abcdefgh\ud800'],
  ['a quote and a comment', "abcdefgh'; --"],
]

/** Whether the schema describes text. */
export function isText(node: Node | undefined): boolean {
  return (
    typesOf(resolve(openapi, node)).includes('string') && listOf(resolve(openapi, node), 'enum').length === 0
  )
}
