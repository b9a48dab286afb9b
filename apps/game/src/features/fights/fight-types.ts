import type { components } from '../../../../../generated/api-types.ts'

type Schemas = components['schemas']

export type Fight = Schemas['Fight']
export type FightSummary = Schemas['FightSummary']
export type FightReport = Schemas['FightReport']
export type FightHost = Schemas['FightHost']
export type FightRound = Schemas['FightRound']
export type FightStrike = Schemas['FightStrike']
export type FightSide = Schemas['FightSide']
export type FightResult = Schemas['FightResult']
