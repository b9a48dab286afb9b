import { type OperationId, operations } from '#generated/operations.ts'

/** Calls that wait for a hash or a delay. They must not take the places of others. */
const ENTRIES = [
  'logIn',
  'logInByCode',
  'registerPlayer',
  'changePassword',
  'sendResetPassword',
  'startSecondFactor',
  'confirmSecondFactor',
  'renewRecoveryCodes',
  'turnOffSecondFactor',
  'unlinkTelegram',
  'addEmail',
] as const satisfies readonly OperationId[]

const operationsOfEntries = new Set<OperationId>(ENTRIES)
const callsOfEntries = new Set(
  ENTRIES.map((entry) => `${operations[entry].method} ${operations[entry].path}`),
)

export function isEntry(operation: OperationId): boolean {
  return operationsOfEntries.has(operation)
}

/** The same by method and path below /api. Their paths have no parameters. */
export function isEntryAt(method: string | undefined, path: string): boolean {
  return callsOfEntries.has(`${method} ${path}`)
}
