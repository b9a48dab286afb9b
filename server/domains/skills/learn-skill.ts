import { skillByKey } from '#catalogue/skills/skills.ts'
import {
  branchCost,
  learnRefusals,
  openBranchRefusals,
  SKILL_BRANCHES,
  type SkillBranch,
  skillCost,
} from '#rules/skills/skills.ts'
import { refuseByRules } from '../../game/commands/refuse-by-rules.ts'
import { spend } from '../../game/player/ledger.ts'
import type { LockedPlayer } from '../../game/player/lock-order.ts'
import { conflict, notFound } from '../../platform/errors.ts'
import { openBranchesOf } from './branches.ts'

/** Opens a branch for a locked player and returns the glory paid. 422 branchAlreadyOpen, notEnoughGlory. */
export function openBranch(player: LockedPlayer, branch: SkillBranch): number {
  const open = openBranchesOf(player)
  refuseByRules(openBranchRefusals({ branch, open, glory: player.glory }))
  const glory = branchCost(open.length) ?? 0
  spend(player, { glory }, 'SKILLS', {
    reference: `branch:${branch}`,
    changes: { skillBranches: SKILL_BRANCHES.filter((one) => one === branch || open.includes(one)) },
  })
  return glory
}

export type Learned = {
  readonly level: number
  readonly glory: number
}

/**
 * Raises a skill of a locked player by one level. 404 for an unknown skill, 409 priceChanged if the requested level
 * is not the next one, 422 branchClosed, skillAtMaximum, skillRequired, notEnoughGlory.
 */
export function learnSkill(player: LockedPlayer, skillKey: string, meant?: number): Learned {
  const skill = skillByKey(skillKey)
  if (!skill) throw notFound('notFound', 'Такого умения нет')
  const levels = player.skills
  const level = (levels[skillKey] ?? 0) + 1
  if (meant !== undefined && meant !== level) {
    throw conflict('priceChanged', `${skill.name}: уже ${level - 1}-й уровень, посмотрите ещё раз`)
  }
  refuseByRules(learnRefusals({ skill, levels, open: openBranchesOf(player), glory: player.glory }))
  const glory = skillCost(level)
  spend(player, { glory }, 'SKILLS', {
    reference: `skill:${skillKey}:${level}`,
    changes: { skills: { ...levels, [skillKey]: level } },
  })
  return { level, glory }
}
