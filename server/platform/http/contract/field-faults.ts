import type { OperationId } from '#generated/operations.ts'
import { badRequest, type FieldFault } from '../../bad-request.ts'
import { bodySchema, isFields, nodeAt, operationNode, resolved } from './contract.ts'

/** Messages by JSON Schema keyword, for fields without `x-message` and `x-messages` in the contract. */
const sentences = new Map([
  ['required', 'Заполните это поле'],
  ['additionalProperties', 'Лишнее поле'],
  ['unevaluatedProperties', 'Лишнее поле'],
  ['type', 'Значение не того вида'],
  ['enum', 'Такого значения нет'],
  ['const', 'Такого значения нет'],
  ['format', 'Значение записано неверно'],
  ['pattern', 'Значение записано неверно'],
  ['minLength', 'Слишком коротко'],
  ['maxLength', 'Слишком длинно'],
  ['minimum', 'Слишком мало'],
  ['maximum', 'Слишком много'],
  ['minItems', 'Слишком мало значений'],
  ['maxItems', 'Слишком много значений'],
  ['uniqueItems', 'Значения повторяются'],
])

function parameterSchema(operation: OperationId, name: string): unknown {
  const parameters = nodeAt(operationNode(operation), 'parameters')
  if (!Array.isArray(parameters)) return undefined
  const found = parameters.map(resolved).find((parameter) => isFields(parameter) && parameter.name === name)
  return nodeAt(found, 'schema')
}

/** The schema of the value at this path of the request, if the contract has one. */
function schemaAt(operation: OperationId, [place, ...keys]: readonly string[]): unknown {
  const start = place === 'body' ? bodySchema(operation) : parameterSchema(operation, keys.shift() ?? '')
  return keys.reduce(
    (schema, key) => (/^\d+$/.test(key) ? nodeAt(schema, 'items') : nodeAt(schema, 'properties', key)),
    start,
  )
}

function messageFor(operation: OperationId, path: readonly string[], keyword: string): string {
  const schema = schemaAt(operation, path)
  const own = nodeAt(schema, 'x-messages', keyword) ?? nodeAt(schema, 'x-message')
  return typeof own === 'string' ? own : (sentences.get(keyword) ?? 'Значение не подходит')
}

function faultOf(operation: OperationId, error: unknown): FieldFault[] {
  if (!isFields(error) || typeof error.path !== 'string') return []
  const path = error.path.split('/').filter((key) => key !== '')
  const keyword =
    typeof error.errorCode === 'string' ? (error.errorCode.split('.')[0] ?? '') : 'additionalProperties'
  return [{ path: path.join('.').slice(0, 300), message: messageFor(operation, path, keyword) }]
}

/** Turns the validator's error into a 400 of ours. Any other error is a bug and stays as it is. */
export function refusalOf(operation: OperationId, error: unknown): unknown {
  if (!isFields(error) || error.status !== 400 || !Array.isArray(error.errors)) return error
  const faults = error.errors.flatMap((one: unknown) => faultOf(operation, one))
  // A form shows one message per field: the first. The validator looks at a text's length before its characters.
  const firsts = new Map(faults.toReversed().map((fault) => [fault.path, fault]))
  return badRequest([...firsts.values()].toReversed())
}
