import type { WireRequest } from '../../support/wire.ts'

/** A request that must be refused. */
export interface BadRequest {
  readonly name: string
  readonly request: WireRequest
  /** The statuses it may be refused with; empty: any of 4xx that the contract names for the call. */
  readonly statuses: readonly number[]
}

/** It does not fit the contract. */
export const malformed = (name: string, request: WireRequest): BadRequest => ({
  name,
  request,
  statuses: [400],
})

/** It may fit the contract, but nothing must come of it. */
export const refused = (name: string, request: WireRequest, ...statuses: readonly number[]): BadRequest => ({
  name,
  request,
  statuses,
})
