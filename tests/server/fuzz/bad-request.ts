import type { WireRequest } from '../../support/wire.ts'

/** A request that must be refused. */
export type BadRequest = {
  readonly name: string
  readonly request: WireRequest
  /** The statuses it may be refused with; empty: any of 4xx that the contract names for the call. */
  readonly statuses: readonly number[]
}

/** It does not fit the contract. */
export function malformed(name: string, request: WireRequest): BadRequest {
  return {
    name,
    request,
    statuses: [400],
  }
}

/** It may fit the contract, but nothing must come of it. */
export function refused(name: string, request: WireRequest, ...statuses: readonly number[]): BadRequest {
  return {
    name,
    request,
    statuses,
  }
}
