import type { SkillBranchesData, SkillListData, SkillListOptions } from '../../../generated/events.ts'
import type { LiveContext } from '../../platform/live/channels.ts'
import { viewBranches, viewSkillList } from './views.ts'

/** Channel skillBranches: everything follows from the player's own row. */
export const skillBranches = async (_playerId: number, { player }: LiveContext): Promise<SkillBranchesData> =>
  viewBranches(player)

/** Channel skillList: the skills of one branch. */
export const skillList = async (
  _playerId: number,
  { player }: LiveContext,
  { branchKey }: SkillListOptions,
): Promise<SkillListData> => viewSkillList(player, branchKey)
