import type { Channel } from '../../game/live/channels.ts'
import { viewBranches, viewSkillList } from './views.ts'

/** Channel skillBranches: from the player's row only. */
const skillBranches: Channel<'skillBranches'> = {
  reads: ['skillBranches', 'skills'],
  view: async ({ player }) => viewBranches(player),
}

/** Channel skillList: the skills of all branches. */
const skillList: Channel<'skillList'> = {
  reads: ['skillBranches', 'skills'],
  view: async ({ player }) => viewSkillList(player),
}

export const skillsChannels = { skillBranches, skillList }
