import type { components } from '../../../generated/api-types.ts'

export type Role = components['schemas']['Role']

/** Who calls: an open session and its player. */
export type Caller = {
  readonly playerId: number
  readonly sessionId: string
  readonly roles: readonly Role[]
  /** A cookie can be forged across sites and is therefore origin-checked; a bearer cannot. */
  readonly by: 'cookie' | 'bearer'
}
