import type { Role } from '#generated/types.ts'

const ROLES = {
  PLAYER: true,
  SUPER_ADMIN: true,
  USER_ADMIN: true,
  KNOWLEDGE_BASE_ADMIN: true,
  CONTENT_ADMIN: true,
  KNOWLEDGE_BASE_ADMIN_TUTORIAL: true,
  KNOWLEDGE_BASE_ADMIN_TIPS: true,
  GUIDES_ADMIN: true,
} as const satisfies Record<Role, true>

/** The roles of the contract. */
export const ROLE_NAMES: readonly string[] = Object.keys(ROLES)

/** Whether a word is a role of the contract. */
export function isRole(name: string): name is Role {
  return Object.hasOwn(ROLES, name)
}

/** An open session or personal token, and its player. */
export type Caller = {
  readonly playerId: number
  /** Of the session, or of the personal token. */
  readonly sessionId: string
  readonly roles: readonly Role[]
  /** A browser sends cookies with cross-site requests too, so their origin is checked. The others need no check. */
  readonly by: 'cookie' | 'bearer' | 'token'
}
