import { SKILLS } from '#catalogue/skills/skills.ts'
import { decideBranch, decideLearning } from '#rules/skills/learn.ts'
import { SKILL_BRANCHES, type Skill } from '#rules/skills/skills.ts'
import type { Castle } from './castle.ts'
import { ageDays } from './clock.ts'
import { forgetSkills } from './fighting-army.ts'
import { spend } from './money.ts'
import { countEvents } from './quests.ts'

/** Share of all earned glory, in per cent, that is saved for the next branch. */
const SAVED_PERCENT = 60

function nextSkill({ skills: levels, branches: open }: Castle): Skill | null {
  let best: { skill: Skill; level: number } | null = null
  for (const skill of SKILLS) {
    const level = levels[skill.key] ?? 0
    if (best !== null && level >= best.level) continue
    const { refusals } = decideLearning({ levels, open, glory: Number.POSITIVE_INFINITY }, skill)
    if (refusals.length === 0) best = { skill, level }
  }
  return best?.skill ?? null
}

/** The first branch for any glory, each other one for the glory that is saved. */
function openNextBranch(castle: Castle, now: number): void {
  const { branches: open, gloryFund } = castle
  const branch = SKILL_BRANCHES.find((each) => !open.includes(each))
  if (branch === undefined) {
    castle.gloryFund = 0
    return
  }
  const opened = decideBranch({ open, glory: open.length === 0 ? castle.glory : gloryFund }, branch)
  if (opened.refusals.length > 0) return
  spend(castle, 'glory', opened.glory, 'branch', now)
  castle.gloryFund = Math.max(0, gloryFund - opened.glory)
  castle.branches = opened.open
  castle.record.branchDays.push(ageDays(castle, now))
  castle.today.acts += 1
}

/** Opens the next branch as soon as it is affordable, and learns skills with the glory that is not saved. */
export function learn(castle: Castle, gloryBefore: number, now: number): void {
  castle.gloryFund += Math.ceil((Math.max(0, castle.glory - gloryBefore) * SAVED_PERCENT) / 100)
  castle.gloryFund = Math.min(castle.gloryFund, castle.glory)
  openNextBranch(castle, now)
  for (;;) {
    const skill = nextSkill(castle)
    if (skill === null) return
    const { skills: levels, branches: open } = castle
    const learned = decideLearning({ levels, open, glory: castle.glory - castle.gloryFund }, skill)
    if (learned.refusals.length > 0) return
    spend(castle, 'glory', learned.glory, 'skill', now)
    castle.skills = learned.levels
    castle.today.acts += 1
    countEvents(castle, learned.events, now)
    forgetSkills(castle)
  }
}
