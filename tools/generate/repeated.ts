import { type Fields, fieldsOf, isFields, listOf } from './document.ts'
import { operationsOf } from './operation-list.ts'

const PARAMETERS_OF_A_CHANGE = ['IdempotencyKey', 'SocketClientId', 'GameDataSubscribes'] as const

const REFUSALS = {
  ofAll: { '400': 'BadRequest', '429': 'TooManyRequests', default: 'Failure' },
  ofASession: { '401': 'Unauthorized' },
  ofAChange: { '403': 'Forbidden', '409': 'Conflict', '422': 'Unprocessable' },
} as const

function needsSession(operation: Fields): boolean {
  const ways = operation.security
  if (!Array.isArray(ways)) return true
  return ways.length > 0 && ways.every((way) => isFields(way) && Object.keys(way).length > 0)
}

function referTo(section: 'responses' | 'parameters', name: string): Fields {
  return { $ref: `#/components/${section}/${name}` }
}

function addToOperation(operation: Fields, isChange: boolean): void {
  const refusals = {
    ...REFUSALS.ofAll,
    ...(needsSession(operation) && REFUSALS.ofASession),
    ...(isChange && REFUSALS.ofAChange),
  }
  operation.responses = {
    ...Object.fromEntries(
      Object.entries(refusals).map(([status, name]) => [status, referTo('responses', name)]),
    ),
    ...fieldsOf(operation, 'responses'),
  }
  if (!isChange) return
  const own = listOf(operation, 'parameters')
  operation.parameters = [...own, ...PARAMETERS_OF_A_CHANGE.map((name) => referTo('parameters', name))]
}

/**
 * Adds what every call has: the refusals, and the headers of a call that changes something. The files of the domains say only what is special about a
 * call.
 */
export function addRepeated(openapi: Fields): void {
  for (const { method, operation } of operationsOf(openapi)) addToOperation(operation, method !== 'get')
}
