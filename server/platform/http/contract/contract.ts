import { readFileSync } from 'node:fs'
import type { OperationId } from '#generated/operations.ts'
import { operations } from '#generated/operations.ts'

/** Any node of the bundled contract. */
export type Fields = { readonly [key: string]: unknown }

export function isFields(node: unknown): node is Fields {
  return typeof node === 'object' && node !== null && !Array.isArray(node)
}

function readBundle(): Fields {
  const bundle: unknown = JSON.parse(
    readFileSync(new URL('../../../../generated/openapi.json', import.meta.url), 'utf8'),
  )
  if (!isFields(bundle)) throw new Error('generated/openapi.json is not an object')
  return bundle
}

/** The bundled contract, read once per process. */
export const contract: Fields = readBundle()

function step(node: unknown, key: string): unknown {
  return isFields(node) || Array.isArray(node) ? Reflect.get(node, key) : undefined
}

/** Follows a local `$ref`, repeatedly if it points to another one. */
export function resolved(node: unknown): unknown {
  const reference = step(node, '$ref')
  if (typeof reference !== 'string') return node
  const keys = reference.slice(2).split('/')
  return resolved(
    keys.reduce<unknown>((at, key) => step(at, key.replaceAll('~1', '/').replaceAll('~0', '~')), contract),
  )
}

/** The node at these keys below `start`, following `$ref`s at every step. */
export function nodeAt(start: unknown, ...keys: readonly string[]): unknown {
  return keys.reduce<unknown>((at, key) => resolved(step(at, key)), resolved(start))
}

export function isOperationId(name: string): name is OperationId {
  return Object.hasOwn(operations, name)
}

export const operationIds: readonly OperationId[] = Object.keys(operations).filter(isOperationId)

/** The operation's node in the contract. */
export function operationNode(operation: OperationId): unknown {
  const { method, path } = operations[operation]
  return nodeAt(contract, 'paths', path, method.toLowerCase())
}

/** The JSON schema of the operation's request body; undefined if it has none. */
export function bodySchema(operation: OperationId): unknown {
  return nodeAt(operationNode(operation), 'requestBody', 'content', 'application/json', 'schema')
}

const withGameData = new Set(
  operationIds.filter((operation) =>
    nodeAt(
      operationNode(operation),
      'responses',
      '200',
      'content',
      'application/json',
      'schema',
      'properties',
      'gameData',
    ),
  ),
)

/** Whether the operation's answer carries the caller's changed data. */
export function carriesGameData(operation: OperationId): boolean {
  return withGameData.has(operation)
}
