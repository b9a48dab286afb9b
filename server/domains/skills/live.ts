import type { SkillBranchesData, SkillListData, SkillListOptions } from '../../../generated/types.ts'
import type { LiveContext } from '../../game/live/channels.ts'
import { viewBranches, viewSkillList } from './views.ts'

/** Channel skillBranches: everything follows from the player's own row. */
export async function skillBranches(_playerId: number, { player }: LiveContext): Promise<SkillBranchesData> {
  return viewBranches(player)
}

/** Channel skillList: the skills of one branch. */
export async function skillList(
  _playerId: number,
  { player }: LiveContext,
  { branchKey }: SkillListOptions,
): Promise<SkillListData> {
  return viewSkillList(player, branchKey)
}
