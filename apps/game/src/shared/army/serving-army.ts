import type { ArmyData } from '#generated/types.ts'
import { type Army, armyOf } from '#rules/army/army.ts'

/** The units of each group. Zero while the channel is not loaded. */
export function servingArmy(groups: ArmyData['groups'] | undefined): Army {
  return armyOf((group) => groups?.find((state) => state.group === group)?.current ?? 0)
}
