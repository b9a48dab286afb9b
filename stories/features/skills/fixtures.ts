import { SKILL_BRANCH_TEXTS, SKILL_EFFECT_TEXTS, SKILLS, skillByKey } from '#catalogue/skills/skills.ts'
import type { SkillBranchesData, SkillListBranch } from '#generated/types.ts'
import {
  branchCost,
  effectMost,
  SKILL_EFFECTS,
  SKILL_LEVEL_MAX,
  type SkillBranch,
  type SkillLevels,
  skillCost,
  skillTotals,
} from '#rules/skills/skills.ts'

function totalsOf(branch: SkillBranch, levels: SkillLevels) {
  const totals = skillTotals(SKILLS, levels)
  return SKILL_EFFECTS.filter((effect) =>
    SKILLS.some((skill) => skill.branch === branch && skill.effect === effect),
  ).map((effect) => ({
    effect,
    name: SKILL_EFFECT_TEXTS[effect],
    value: totals[effect],
    most: effectMost(effect),
  }))
}

/** The channel of these open branches and learned levels. */
export function branchesOf(open: readonly SkillBranch[], levels: SkillLevels): SkillBranchesData {
  return {
    branches: SKILL_BRANCH_TEXTS.map(({ branch, name, legend, icon }) => ({
      branchKey: branch,
      name,
      legend,
      icon,
      isOpen: open.includes(branch),
      learned: SKILLS.filter((skill) => skill.branch === branch).reduce(
        (sum, { key }) => sum + (levels[key] ?? 0),
        0,
      ),
      total: 100,
      totals: totalsOf(branch, levels),
    })),
    nextCost: branchCost(open.length),
  }
}

export function skillListOf(branchKey: SkillBranch, isOpen: boolean, levels: SkillLevels): SkillListBranch {
  const text = SKILL_BRANCH_TEXTS.find(({ branch }) => branch === branchKey)
  return {
    branchKey,
    name: text?.name ?? '',
    legend: text?.legend ?? '',
    icon: text?.icon ?? '',
    isOpen,
    openCost: isOpen ? null : 500,
    skills: SKILLS.filter((skill) => skill.branch === branchKey).map((skill) => {
      const level = levels[skill.key] ?? 0
      return {
        skillKey: skill.key,
        name: skill.name,
        legend: skill.legend,
        icon: skill.icon,
        effect: skill.effect,
        effectName: SKILL_EFFECT_TEXTS[skill.effect],
        perLevel: skill.perLevel,
        level,
        levelMax: SKILL_LEVEL_MAX,
        cost: level < SKILL_LEVEL_MAX ? skillCost(level + 1) : null,
        requires: skill.requires.map(({ skillKey, level: need }) => ({
          skillKey,
          name: skillByKey(skillKey)?.name ?? skillKey,
          level: need,
          isMet: (levels[skillKey] ?? 0) >= need,
        })),
      }
    }),
    totals: totalsOf(branchKey, levels),
  }
}
