import type { ChannelName } from '../../../generated/types.ts'
import type { SkillEffect } from '../../../rules/skills/skills.ts'
import { command } from '../../game/commands/command.ts'
import { touch } from '../../game/live/touch.ts'
import { advance } from '../../game/quests/advance.ts'
import type { ApiHandlers } from '../../platform/http/handlers.ts'
import { learnSkill, openBranch } from './learn-skill.ts'

/** Channels that show what a skill acts on, besides those of the skills themselves. */
const shownIn: Partial<Record<SkillEffect, readonly ChannelName[]>> = {
  attack: ['army'],
  health: ['army'],
  healthRecovery: ['army'],
  unitPrice: ['army'],
  buildingCost: ['buildings'],
  vault: ['buildings'],
  storageSlots: ['buildings', 'inventory'],
  shopPrice: ['shopGear', 'shopConsumable'],
  sharpeningChance: ['forgeGrind'],
  recyclePoints: ['enhance'],
  craftBudget: ['forgeCraft'],
  craftCost: ['forgeCraft'],
}

export const skillsHandlers = {
  openSkillBranch: command<'openSkillBranch'>(async ({ player, params: { branchKey } }) => {
    const glory = openBranch(player, branchKey)
    touch(player.id, 'skillBranches', 'skillList', 'controlPanel')
    return { branchKey, glory }
  }),
  learnSkill: command<'learnSkill'>(async ({ player, params: { skillKey }, body }) => {
    const { level, glory, effect } = learnSkill(player, skillKey, body.level)
    // The purse shrinks, and what taxes would bring stands on the control panel as well.
    touch(player.id, 'skillBranches', 'skillList', 'controlPanel', ...(shownIn[effect] ?? []))
    await advance(player.id, { type: 'skillLearned' })
    return { skillKey, level, glory }
  }),
} satisfies Pick<ApiHandlers, 'openSkillBranch' | 'learnSkill'>
