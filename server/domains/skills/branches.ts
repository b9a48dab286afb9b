import { SKILL_BRANCHES, type SkillBranch } from '#rules/skills/skills.ts'
import type { PlayerRow } from '../../game/player/player-row.ts'

/** The branches that a player has opened. */
export function openBranchesOf({ skillBranches }: Pick<PlayerRow, 'skillBranches'>): SkillBranch[] {
  return SKILL_BRANCHES.filter((branch) => skillBranches.includes(branch))
}
