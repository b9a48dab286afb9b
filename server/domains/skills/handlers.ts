import { command } from '../../game/commands/command.ts'
import { advance } from '../../game/quests/advance.ts'
import type { ApiHandlers } from '../../platform/http/handlers.ts'
import { learnSkill, openBranch } from './learn-skill.ts'

export const skillsHandlers = {
  openSkillBranch: command<'openSkillBranch'>(async ({ player, params: { branchKey } }) => {
    const glory = openBranch(player, branchKey)
    return { branchKey, glory }
  }),
  learnSkill: command<'learnSkill'>(async ({ player, params: { skillKey }, body }) => {
    const { level, glory } = learnSkill(player, skillKey, body.level)
    await advance(player.id, { type: 'skillLearned' })
    return { skillKey, level, glory }
  }),
} satisfies Pick<ApiHandlers, 'openSkillBranch' | 'learnSkill'>
