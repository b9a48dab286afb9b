import { skillByKey } from '#catalogue/skills/skills.ts'
import { type DecidedLearning, decideBranch, decideLearning } from '#rules/skills/learn.ts'
import type { SkillBranch } from '#rules/skills/skills.ts'
import { refuseByRules } from '../../game/commands/refuse-by-rules.ts'
import { spend } from '../../game/player/ledger.ts'
import type { LockedPlayer } from '../../game/player/lock-order.ts'
import { conflict, notFound } from '../../platform/errors.ts'
import { openBranchesOf } from './branches.ts'

/** Opens a branch for a locked player and returns the glory paid. 422 branchAlreadyOpen, notEnoughGlory. */
export function openBranch(player: LockedPlayer, branch: SkillBranch): number {
  const state = { open: openBranchesOf(player), glory: player.glory }
  const { refusals, glory, open } = decideBranch(state, branch)
  refuseByRules(refusals)
  spend(player, { glory }, 'SKILLS', { reference: `branch:${branch}`, changes: { skillBranches: open } })
  return glory
}

/**
 * Raises a skill of a locked player by one level. 404 for an unknown skill, 409 priceChanged if the requested level
 * is not the next one, 422 branchClosed, skillAtMaximum, skillRequired, notEnoughGlory.
 */
export function learnSkill(player: LockedPlayer, skillKey: string, meant?: number): DecidedLearning {
  const skill = skillByKey(skillKey)
  if (!skill) throw notFound('notFound', 'Такого умения нет')
  const state = { levels: player.skills, open: openBranchesOf(player), glory: player.glory }
  const learning = decideLearning(state, skill)
  const { refusals, level, glory, levels } = learning
  if (meant !== undefined && meant !== level) {
    throw conflict('priceChanged', `${skill.name}: уже ${level - 1}-й уровень, посмотрите ещё раз`)
  }
  refuseByRules(refusals)
  spend(player, { glory }, 'SKILLS', {
    reference: `skill:${skillKey}:${level}`,
    changes: { skills: levels },
  })
  return learning
}
