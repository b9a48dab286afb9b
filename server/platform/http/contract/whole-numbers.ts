import type { OperationId } from '#generated/operations.ts'
import { badRequest, type FieldFault } from '../../bad-request.ts'
import { isFields, nodeAt, operationIds, operationNode, resolved } from './contract.ts'

/**
 * How a whole number is written in path and query: decimal digits without zeros in front, perhaps a minus. The validator converts by
 * `Number`, which also reads `0x10`, `1e3`, ` 5` and `+5`, and makes `Infinity` of `1e309`, which no bound of the contract refuses.
 */
const WHOLE_NUMBER = /^(?:0|-?[1-9][0-9]{0,15})$/

const MESSAGE = 'Здесь нужно целое число, записанное цифрами'

type Place = 'path' | 'query'

/** The names of an operation's whole numbers. */
type WholeNumbers = Readonly<Record<Place, readonly string[]>>

function isWholeNumber(schema: unknown): boolean {
  const type = nodeAt(schema, 'type')
  return type === 'integer' || (Array.isArray(type) && type.includes('integer'))
}

function wholeNumbersOf(operation: OperationId): WholeNumbers {
  const parameters = nodeAt(operationNode(operation), 'parameters')
  const names = (place: Place) =>
    (Array.isArray(parameters) ? parameters : []).map(resolved).flatMap((parameter) => {
      if (!isFields(parameter) || parameter.in !== place || typeof parameter.name !== 'string') return []
      return isWholeNumber(parameter.schema) ? [parameter.name] : []
    })
  return { path: names('path'), query: names('query') }
}

const byOperation = new Map(operationIds.map((operation) => [operation, wholeNumbersOf(operation)]))

function faultsIn(
  values: Readonly<Record<string, unknown>>,
  names: readonly string[],
  place: string,
): FieldFault[] {
  return names.flatMap((name) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined
    if (value === undefined || (typeof value === 'string' && WHOLE_NUMBER.test(value))) return []
    return [{ path: `${place}.${name}`, message: MESSAGE }]
  })
}

/** Throws 400 for whole numbers in path or query that are not written as such. Call it before anything converts them. */
export function checkWholeNumbers(
  operation: OperationId,
  request: {
    readonly params: Readonly<Record<string, unknown>>
    readonly query: Readonly<Record<string, unknown>>
  },
): void {
  const names = byOperation.get(operation)
  if (!names) return
  const faults = [
    ...faultsIn(request.params, names.path, 'params'),
    ...faultsIn(request.query, names.query, 'query'),
  ]
  if (faults.length > 0) throw badRequest(faults)
}
