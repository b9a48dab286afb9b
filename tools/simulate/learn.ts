import { SKILLS } from '#catalogue/skills/skills.ts'
import { branchCost, learnRefusals, SKILL_BRANCHES, type Skill, skillCost } from '#rules/skills/skills.ts'
import type { Castle } from './castle.ts'
import { ageDays } from './clock.ts'
import { forgetSkills } from './host.ts'
import { spend } from './money.ts'

/** Share of all earned glory, in per cent, that is saved for the next branch. */
const SAVED_PERCENT = 60

function nextSkill(castle: Castle): Skill | null {
  let best: { skill: Skill; level: number } | null = null
  for (const skill of SKILLS) {
    const level = castle.skills[skill.key] ?? 0
    if (best !== null && level >= best.level) continue
    const refused = learnRefusals({
      skill,
      levels: castle.skills,
      open: castle.branches,
      glory: Number.POSITIVE_INFINITY,
    })
    if (refused.length === 0) best = { skill, level }
  }
  return best?.skill ?? null
}

/** Opens the next branch as soon as it is affordable, and learns skills with the glory that is not saved. */
export function learn(castle: Castle, gloryBefore: number, now: number): void {
  castle.gloryFund += Math.ceil((Math.max(0, castle.glory - gloryBefore) * SAVED_PERCENT) / 100)
  castle.gloryFund = Math.min(castle.gloryFund, castle.glory)
  const cost = branchCost(castle.branches.length)
  const branch = SKILL_BRANCHES.find((each) => !castle.branches.includes(each))
  if (cost === null || branch === undefined) castle.gloryFund = 0
  else if (castle.gloryFund >= cost || (castle.branches.length === 0 && castle.glory >= cost)) {
    spend(castle, 'glory', cost, 'branch', now)
    castle.gloryFund = Math.max(0, castle.gloryFund - cost)
    castle.branches.push(branch)
    castle.record.branchDays.push(ageDays(castle, now))
    castle.today.acts += 1
  }
  if (castle.branches.length === 0) return
  for (;;) {
    const skill = nextSkill(castle)
    if (skill === null) return
    const level = (castle.skills[skill.key] ?? 0) + 1
    if (castle.glory - castle.gloryFund < skillCost(level)) return
    spend(castle, 'glory', skillCost(level), 'skill', now)
    castle.skills[skill.key] = level
    castle.today.acts += 1
    forgetSkills(castle)
  }
}
