import { SKILL_BRANCH_TEXTS, SKILL_EFFECT_TEXTS, SKILLS, skillByKey } from '#catalogue/skills/skills.ts'
import type {
  SkillBranchesData,
  SkillListBranch,
  SkillListData,
  SkillState,
  SkillTotal,
} from '#generated/types.ts'
import {
  branchCost,
  effectMost,
  SKILL_EFFECTS,
  SKILL_LEVEL_MAX,
  type Skill,
  type SkillBranch,
  skillCost,
} from '#rules/skills/skills.ts'
import { skillsOf } from '../../game/army/player-army.ts'
import type { PlayerRow } from '../../game/player/player-row.ts'
import { openBranchesOf } from './branches.ts'

type Learner = Pick<PlayerRow, 'skills' | 'skillBranches'>

function skillsIn(branch: SkillBranch): Skill[] {
  return SKILLS.filter((skill) => skill.branch === branch)
}

/** The totals of the effects that a branch's skills have, other branches included, in the order of the effects. */
function viewTotals(player: Learner, branch: SkillBranch): SkillTotal[] {
  const totals = skillsOf(player)
  const effects = new Set(skillsIn(branch).map(({ effect }) => effect))
  return SKILL_EFFECTS.filter((effect) => effects.has(effect)).map((effect) => ({
    effect,
    name: SKILL_EFFECT_TEXTS[effect],
    value: totals[effect],
    most: effectMost(effect),
  }))
}

export function viewBranches(player: Learner): SkillBranchesData {
  const open = openBranchesOf(player)
  return {
    branches: SKILL_BRANCH_TEXTS.map(({ branch, name, legend, icon }) => {
      const skills = skillsIn(branch)
      return {
        branchKey: branch,
        name,
        legend,
        icon,
        isOpen: open.includes(branch),
        learned: skills.reduce((sum, { key }) => sum + (player.skills[key] ?? 0), 0),
        total: skills.length * SKILL_LEVEL_MAX,
        totals: viewTotals(player, branch),
      }
    }),
    nextCost: branchCost(open.length),
  }
}

function viewSkill(player: Learner, skill: Skill): SkillState {
  const level = player.skills[skill.key] ?? 0
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
      isMet: (player.skills[skillKey] ?? 0) >= need,
    })),
  }
}

type BranchText = (typeof SKILL_BRANCH_TEXTS)[number]

function viewBranch(player: Learner, { branch, name, legend, icon }: BranchText): SkillListBranch {
  const open = openBranchesOf(player)
  const isOpen = open.includes(branch)
  return {
    branchKey: branch,
    name,
    legend,
    icon,
    isOpen,
    openCost: isOpen ? null : branchCost(open.length),
    skills: skillsIn(branch).map((skill) => viewSkill(player, skill)),
    totals: viewTotals(player, branch),
  }
}

export function viewSkillList(player: Learner): SkillListData {
  return { branches: SKILL_BRANCH_TEXTS.map((text) => viewBranch(player, text)) }
}
