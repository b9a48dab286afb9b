import type { WireRequest } from '../../support/wire.ts'

/** A request that must be refused. */
export type BadRequest = {
  readonly name: string
  readonly request: WireRequest
  /** Allowed statuses. Empty means any 4xx that the contract names for the call. */
  readonly statuses: readonly number[]
}

/** A request that breaks the contract. */
export function malformed(name: string, request: WireRequest): BadRequest {
  return {
    name,
    request,
    statuses: [400],
  }
}

/** A request that may match the contract, but must change nothing. */
export function refused(name: string, request: WireRequest, ...statuses: readonly number[]): BadRequest {
  return {
    name,
    request,
    statuses,
  }
}
