import { command } from '../../game/commands/command.ts'
import { advance } from '../../game/quests/advance.ts'
import type { HandlersOf } from '../../platform/http/handlers/handlers.ts'
import { learnSkill, openBranch } from './learn-skill.ts'

export const skillsHandlers = {
  openSkillBranch: command(async ({ player, params: { branchKey } }) => {
    const glory = openBranch(player, branchKey)
    return { branchKey, glory }
  }),
  learnSkill: command(async ({ player, params: { skillKey }, body }) => {
    const { level, glory, events } = learnSkill(player, skillKey, body.level)
    await advance(player.id, ...events)
    return { skillKey, level, glory }
  }),
} satisfies HandlersOf<'skills'>
