import type { Difficulty, MissionSkill } from '#generated/types.ts'
import { recall, remember } from '../../shell/browser-memory.ts'
import { DIFFICULTY_CHOICES, SKILL_CHOICES } from './mission-words.ts'

/** The player's choices for a mission. */
export type MissionChoice = { difficulty: Difficulty; skill: MissionSkill }

const KEY = 'missionChoices'

export type KeptChoices = ReadonlyMap<string, MissionChoice>

/** «oldMill:EASY:FRONTAL_ATTACK» */
function parse(entry: string): readonly (readonly [string, MissionChoice])[] {
  const [missionKey, difficultyWord, skillWord] = entry.split(':')
  const difficulty = DIFFICULTY_CHOICES.find(({ value }) => value === difficultyWord)?.value
  const skill = SKILL_CHOICES.find(({ value }) => value === skillWord)?.value
  return missionKey && difficulty && skill ? [[missionKey, { difficulty, skill }]] : []
}

/** How each mission was last started in this browser, by its key. */
export function readKeptChoices(): KeptChoices {
  return new Map((recall(KEY) ?? '').split(' ').flatMap(parse))
}

export function keepChoices(choices: KeptChoices): void {
  const entries = [...choices].map(([key, { difficulty, skill }]) => `${key}:${difficulty}:${skill}`)
  remember(KEY, entries.join(' '))
}

export function keepChoice(missionKey: string, choice: MissionChoice): void {
  keepChoices(new Map(readKeptChoices()).set(missionKey, choice))
}
