import type { MissionsData } from '#generated/types.ts'

/** When the army is back. */
export type ArmyAway = { endsAt: string }

/** The mission or crusade that the army is on. Null while it is at home. */
export function armyAway({ active, crusade }: Pick<MissionsData, 'active' | 'crusade'>): ArmyAway | null {
  if (active) return active
  return crusade?.state === 'OUT' && crusade.endsAt !== null ? { endsAt: crusade.endsAt } : null
}
