/** Whoever has roles: an administrator or the player acted upon. */
export type Ranked = { readonly roles: readonly string[] }

const CHIEF_RANK = 2

/** Players have 0, administrators 1, the chief ones 2. */
export function rankOf({ roles }: Ranked): number {
  if (roles.includes('SUPER_ADMIN')) return CHIEF_RANK
  return roles.some((role) => role !== 'PLAYER') ? 1 : 0
}

/** Whether an administrator may block the player and end the sessions. Only SUPER_ADMIN acts upon equals. */
export function mayActUpon(administrator: Ranked, subject: Ranked): boolean {
  return rankOf(administrator) === CHIEF_RANK || rankOf(administrator) > rankOf(subject)
}
