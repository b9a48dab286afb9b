import type { Difficulty, MissionSkill } from '#generated/types.ts'

/** The player's choices for a mission. */
export type MissionChoice = { difficulty: Difficulty; skill: MissionSkill }
