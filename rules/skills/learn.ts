import type { Refusal } from '../core/refusal.ts'
import type { GameEvent } from '../quests/game-event.ts'
import {
  branchCost,
  gloryRefusals,
  SKILL_BRANCHES,
  SKILL_LEVEL_MAX,
  type Skill,
  type SkillBranch,
  type SkillLevels,
  skillCost,
} from './skills.ts'

/** Everything that decides about opening branches and learning skills. */
export type LearningState = { levels: SkillLevels; open: readonly SkillBranch[]; glory: number }

/**
 * An opened branch: why it is refused (empty: it is not), its cost in glory, and the open branches after it. The cost stands
 * even when it is refused; the branches then stay as they are.
 */
export type DecidedBranch = {
  refusals: Refusal<'branchAlreadyOpen' | 'notEnoughGlory'>[]
  glory: number
  open: SkillBranch[]
}

/**
 * Decides about opening a branch (docs/game.md, "Buildings, skills, income"). Refusals: branchAlreadyOpen alone, or
 * notEnoughGlory.
 */
export function decideBranch(
  { open, glory: purse }: Omit<LearningState, 'levels'>,
  branch: SkillBranch,
): DecidedBranch {
  const glory = branchCost(open.length) ?? 0
  if (open.includes(branch)) {
    const refusals: DecidedBranch['refusals'] = [
      { code: 'branchAlreadyOpen', message: 'Ветвь уже открыта', have: 1, need: 0 },
    ]
    return { refusals, glory, open: [...open] }
  }
  const refusals = gloryRefusals(purse, glory)
  if (refusals.length > 0) return { refusals, glory, open: [...open] }
  return { refusals, glory, open: SKILL_BRANCHES.filter((one) => one === branch || open.includes(one)) }
}

type LearnRefusal = Refusal<'branchClosed' | 'skillAtMaximum' | 'skillRequired' | 'notEnoughGlory'>

/**
 * A learned skill: why it is refused (empty: it is not), the level to be learned, its cost in glory, and all levels after it.
 * Level and cost stand even when it is refused; the levels then stay as they are.
 */
export type DecidedLearning = {
  refusals: LearnRefusal[]
  level: number
  glory: number
  levels: SkillLevels
  events: GameEvent[]
}

function requirementRefusals({ requires }: Pick<Skill, 'requires'>, levels: SkillLevels): LearnRefusal[] {
  return requires.flatMap(({ skillKey, level: need }): LearnRefusal[] => {
    const have = levels[skillKey] ?? 0
    return have < need
      ? [{ code: 'skillRequired', message: 'Сначала изучите предыдущее умение', have, need }]
      : []
  })
}

function learnRefusals(
  { levels, open, glory }: LearningState,
  skill: Pick<Skill, 'key' | 'branch' | 'requires'>,
): LearnRefusal[] {
  const have = levels[skill.key] ?? 0
  const closed: LearnRefusal[] = open.includes(skill.branch)
    ? []
    : [{ code: 'branchClosed', message: 'Ветвь умений ещё не открыта', have: 0, need: 1 }]
  if (have >= SKILL_LEVEL_MAX) {
    const message = 'Умение изучено полностью'
    return [...closed, { code: 'skillAtMaximum', message, have, need: SKILL_LEVEL_MAX }]
  }
  return [...closed, ...requirementRefusals(skill, levels), ...gloryRefusals(glory, skillCost(have + 1))]
}

/**
 * Decides about raising a skill by one level (docs/game.md, "Buildings, skills, income"). Refusals: branchClosed,
 * skillAtMaximum or else skillRequired and notEnoughGlory, in this order.
 */
export function decideLearning(
  state: LearningState,
  skill: Pick<Skill, 'key' | 'branch' | 'requires'>,
): DecidedLearning {
  const { levels } = state
  const level = (levels[skill.key] ?? 0) + 1
  const glory = skillCost(level)
  const refusals = learnRefusals(state, skill)
  if (refusals.length > 0) return { refusals, level, glory, levels, events: [] }
  return {
    refusals,
    level,
    glory,
    levels: { ...levels, [skill.key]: level },
    events: [{ type: 'skillLearned' }],
  }
}
