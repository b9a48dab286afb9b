import type { Gear } from '../../../../../generated/types.ts'
import type { CraftChoice } from '../../../../../rules/craft/craft.ts'
import { ComparedTable } from '../../things/gear/compared-table.tsx'
import { withCraft } from './craft-plan.ts'

/** The values of gear that a craft changes, before and after. */
export function BeforeAfter({ gear, choice }: { gear: Gear; choice: CraftChoice }) {
  return <ComparedTable caption="С отделкой" now={gear} next={withCraft(gear, choice)} />
}
