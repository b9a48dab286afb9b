import type { SkillBranchesData, SkillListBranch } from '#generated/types.ts'
import type { SkillBranch, SkillLevels } from '#rules/skills/skills.ts'
import { viewBranches, viewSkillList } from '#server/domains/skills/views.ts'

/** The channel of these open branches and learned levels. */
export function branchesOf(open: readonly SkillBranch[], levels: SkillLevels): SkillBranchesData {
  return viewBranches({ skillBranches: [...open], skills: levels })
}

/** A branch with these learned levels. It is the first to be opened, or the only open one. */
export function skillListOf(branchKey: SkillBranch, isOpen: boolean, levels: SkillLevels): SkillListBranch {
  const { branches } = viewSkillList({ skillBranches: isOpen ? [branchKey] : [], skills: levels })
  const branch = branches.find((one) => one.branchKey === branchKey)
  if (!branch) throw new Error(`No branch ${branchKey}`)
  return branch
}
