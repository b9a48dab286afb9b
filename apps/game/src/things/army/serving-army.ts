import type { ArmyData } from '../../../../../generated/types.ts'
import { type Army, armyOf } from '../../../../../rules/army/army.ts'

/** How many of each group serve now; nobody while the channel is not read. */
export function servingArmy(groups: ArmyData['groups'] | undefined): Army {
  return armyOf((group) => groups?.find((state) => state.group === group)?.current ?? 0)
}
