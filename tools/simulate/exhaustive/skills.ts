import { SKILL_BRANCH_TEXTS, SKILLS } from '#catalogue/skills/skills.ts'
import { decideBranch, decideLearning } from '#rules/skills/learn.ts'
import {
  branchCost,
  SKILL_BRANCHES,
  SKILL_LEVEL_MAX,
  type Skill,
  type SkillBranch,
  skillCost,
  skillTotals,
} from '#rules/skills/skills.ts'
import { firstFault, refused, type Use, unless, use } from './use.ts'

/** Learned from nothing to its last level, after those it requires; `levels` keeps what is learned. */
function learned(skill: Skill, levels: Record<string, number>): string | null {
  const before = skillTotals(SKILLS, levels)[skill.effect]
  const steps = Array.from({ length: SKILL_LEVEL_MAX }, (_, index) => (): string | null => {
    const glory = skillCost(index + 1)
    const fault = refused(decideLearning({ levels, open: SKILL_BRANCHES, glory }, skill).refusals)
    if (fault === null) levels[skill.key] = index + 1
    return fault
  })
  return firstFault(...steps, () =>
    unless(skillTotals(SKILLS, levels)[skill.effect] > before, 'gives nothing on top of the others'),
  )
}

/** All four branches opened, and all skills learned in an order that their requirements allow. */
export function skillUses(): Use[] {
  const open: SkillBranch[] = []
  const branches = SKILL_BRANCH_TEXTS.map(({ branch }) =>
    use('skill branches', branch, () => {
      const fault = refused(decideBranch({ open, glory: branchCost(open.length) ?? 0 }, branch).refusals)
      if (fault === null) open.push(branch)
      return fault
    }),
  )
  const levels: Record<string, number> = {}
  // Within a branch the catalogue lists every skill below those it requires.
  return [
    ...branches,
    ...SKILLS.map((skill) => use('skills to their last level', skill.key, () => learned(skill, levels))),
  ]
}
