import type { components } from '../../../../../generated/api-types.ts'

type Schemas = components['schemas']

export type Difficulty = Schemas['Difficulty']
export type MissionSkill = Schemas['MissionSkill']
export type Mission = Schemas['Mission']
export type MissionForecast = Schemas['MissionForecast']
export type MissionRegion = Schemas['MissionRegion']
export type MissionList = Schemas['MissionList']
export type MissionRun = Schemas['MissionRun']
export type MissionOutcome = Schemas['MissionOutcome']
export type StartMission = Schemas['StartMissionRequest']
export type Reward = Schemas['Reward']
export type Energy = Schemas['Energy']

/** What the player has set for a mission. */
export type MissionChoice = { difficulty: Difficulty; skill: MissionSkill }
