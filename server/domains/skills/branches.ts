import { SKILL_BRANCHES, type SkillBranch } from '../../../rules/skills/skills.ts'
import type { PlayerRow } from '../../platform/player-row.ts'

/** The branches a player has opened. */
export const openBranchesOf = ({ skillBranches }: Pick<PlayerRow, 'skillBranches'>): SkillBranch[] =>
  SKILL_BRANCHES.filter((branch) => skillBranches.includes(branch))
