import { type Fields, fieldsOf, isFields, listOf, type Node, textOf } from '#tools/generate/document.ts'

const BOUNDED_FORMATS = ['uuid', 'date-time', 'date']

function isNumber(node: Node | undefined) {
  return typeof node === 'number'
}

function objectFaults(schema: Fields): string[] {
  const rest = schema.unevaluatedProperties ?? schema.additionalProperties
  if (rest === false) return []
  if (!isFields(rest)) return ['open object']
  return isNumber(schema.maxProperties) ? [] : ['map without maxProperties']
}

const FAULTS_BY_TYPE: Record<string, (schema: Fields) => string[]> = {
  object: objectFaults,
  array: (schema) => [
    ...(isNumber(schema.maxItems) ? [] : ['array without maxItems']),
    ...(schema.items === undefined ? ['array of anything'] : []),
  ],
  string: (schema) =>
    isNumber(schema.maxLength) || BOUNDED_FORMATS.includes(textOf(schema, 'format') ?? '')
      ? []
      : ['string without maxLength'],
  integer: (schema) =>
    isNumber(schema.minimum) && isNumber(schema.maximum) ? [] : ['integer without minimum and maximum'],
  number: (schema) => (isNumber(schema.minimum) && isNumber(schema.maximum) ? [] : ['number without bounds']),
}

function ownFaults(schema: Fields): string[] {
  if (schema.enum !== undefined || schema.const !== undefined) return []
  if (schema.type === undefined) return schema.oneOf || schema.anyOf || schema.allOf ? [] : ['anything goes']
  const types = Array.isArray(schema.type) ? schema.type : [schema.type]
  return types.flatMap((type) => FAULTS_BY_TYPE[String(type)]?.(schema) ?? [])
}

function partsOf(schema: Fields): [string, Node][] {
  return [
    ...Object.entries(fieldsOf(schema, 'properties')),
    ...['oneOf', 'anyOf', 'allOf'].flatMap((key) =>
      listOf(schema, key).map((part, index): [string, Node] => [`${key} ${index}`, part]),
    ),
    ...['items', 'additionalProperties'].flatMap((key): [string, Node][] => {
      const part = schema[key]
      return isFields(part) ? [[key, part]] : []
    }),
  ]
}

/** Everything in a schema that allows an unbounded value. Referenced schemas are checked where they stand. */
export function schemaFaults(where: string, schema: Node): string[] {
  if (!isFields(schema)) return [`${where}: not a schema`]
  if (schema.$ref !== undefined) return []
  return [
    ...ownFaults(schema).map((fault) => `${where}: ${fault}`),
    ...partsOf(schema).flatMap(([key, part]) => schemaFaults(`${where}.${key}`, part)),
  ]
}
