import type { Difficulty, MissionSkill } from '../../../../../generated/types.ts'

/** What the player has set for a mission. */
export type MissionChoice = { difficulty: Difficulty; skill: MissionSkill }
