import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Fields, isFields, listOf, type Node, resolve, textOf } from './document.ts'
import { type ContractOperation, operationsOf } from './operation-list.ts'

const HEADER = `// Generated from contracts/openapi.yaml. Do not edit.
import type { operations as ApiOperations } from './calls.ts'
import type { ChannelName, Feature, TokenScope } from './types.ts'

export type RateLimit = {
  readonly points: number
  readonly durationSeconds: number
  readonly by: 'player' | 'address' | 'addressAndEmail'
}

/** What the contract says about a call besides its types. With empty \`roles\`, everybody allowed by \`security\` may call. */
export type OperationFacts = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Below /api, parameters in braces. */
  readonly path: string
  readonly tag: string
  readonly successStatus: number
  /** Names of security schemes, one of which is enough. Empty means open to everybody. */
  readonly security: readonly string[]
  /** Scopes of a personal token, one of which is enough. Without any, no token may make the call. */
  readonly tokenScopes: readonly TokenScope[]
  /** The call works without a session. */
  readonly sessionOptional: boolean
  readonly roles: readonly string[]
  /** The session must have confirmed the password not long ago. */
  readonly passwordConfirmed: boolean
  /** Permissions, one of which the caller's guild role must have. Empty asks for none. */
  readonly guildPermissions: readonly string[]
  /** The tutorial banner that opens the call. */
  readonly unlock: string | null
  /** The part of the game whose closing refuses the call. */
  readonly feature: Feature | null
  /** It only takes rights away or calls something back: maintenance does not refuse it. */
  readonly openInMaintenance: boolean
  readonly rateLimit: RateLimit | null
  /** How large its body may be, if larger than usual. */
  readonly bodyKilobytes: number | null
  /** Live channels that the call changes. */
  readonly live: readonly ChannelName[]
  /** The call takes an Idempotency-Key. */
  readonly idempotent: boolean
}

`

function requirements(openapi: Fields, operation: Fields) {
  return operation.security === undefined ? listOf(openapi, 'security') : listOf(operation, 'security')
}

function headerNames(openapi: Fields, operation: Fields) {
  return listOf(operation, 'parameters').map((parameter) =>
    textOf(resolve(openapi, parameter), 'name')?.toLowerCase(),
  )
}

function factsOf(openapi: Fields, { path, method, operation }: ContractOperation): Node {
  const security = requirements(openapi, operation).filter(isFields)
  const success = Object.keys(isFields(operation.responses) ? operation.responses : {}).find((status) =>
    status.startsWith('2'),
  )
  return {
    method: method.toUpperCase(),
    path,
    tag: String(listOf(operation, 'tags')[0]),
    successStatus: Number(success),
    security: security.flatMap((requirement) => Object.keys(requirement)),
    tokenScopes: security.flatMap((requirement) => listOf(requirement, 'personalToken')),
    sessionOptional:
      security.length === 0 || security.some((requirement) => Object.keys(requirement).length === 0),
    roles: listOf(operation, 'x-roles'),
    passwordConfirmed: operation['x-password-confirmed'] === true,
    guildPermissions: listOf(operation, 'x-guild-permission'),
    unlock: operation['x-unlock'] ?? null,
    feature: operation['x-feature'] ?? null,
    openInMaintenance: operation['x-open-in-maintenance'] === true,
    rateLimit: operation['x-rate-limit'] ?? null,
    bodyKilobytes: operation['x-body-kilobytes'] ?? null,
    live: listOf(operation, 'x-live'),
    idempotent: headerNames(openapi, operation).includes('idempotency-key'),
  }
}

/** Writes `operations.ts`: the facts of each call by its operationId. */
export async function writeOperations(openapi: Fields, out: string) {
  const rows = operationsOf(openapi).map(
    (entry) => `  ${textOf(entry.operation, 'operationId')}: ${JSON.stringify(factsOf(openapi, entry))},\n`,
  )
  const table = `export const operations = {\n${rows.join('')}} as const satisfies Record<keyof ApiOperations, OperationFacts>\n`
  await writeFile(
    join(out, 'operations.ts'),
    `${HEADER}${table}\nexport type OperationId = keyof typeof operations\n`,
  )
}
