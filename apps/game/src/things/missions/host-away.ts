import type { MissionsData } from '#generated/types.ts'

/** When the host is back. */
export type HostAway = { endsAt: string }

/** The march or crusade that the host is on. Null while it is at home. */
export function hostAway({ active, crusade }: Pick<MissionsData, 'active' | 'crusade'>): HostAway | null {
  if (active) return active
  return crusade?.state === 'OUT' && crusade.endsAt !== null ? { endsAt: crusade.endsAt } : null
}
