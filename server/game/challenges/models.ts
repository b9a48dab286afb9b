import type { ChallengeType } from '#rules/challenges/challenges.ts'
import {
  bigint,
  date,
  identity,
  integer,
  jsonb,
  nullable,
  primaryKey,
  smallint,
  text,
  timestamptz,
  withDefault,
} from '../../platform/database/columns.ts'
import { defineModel, type ModelRow } from '../../platform/database/model.ts'
import type { StoredReward } from '../rewards/reward.ts'

/** The running challenge, and those that have ended. */
export const challenges = defineModel('challenge', {
  id: identity(),
  /** Counted from 0: the type follows from it. */
  turn: integer(),
  type: text<ChallengeType>(),
  status: withDefault(text<'ACTIVE' | 'ENDED'>()),
  startedAt: timestamptz(),
  endsAt: timestamptz(),
  /** Players up to this id know that it has started. Null: all do. */
  notifiedTo: withDefault(nullable(bigint())),
  /** Castles with a score. Null until all of them are counted after the end. */
  scored: nullable(bigint()),
  /** The last castle that got its place and its prize. Null: none yet. */
  edgeValue: nullable(bigint()),
  edgePlayerId: nullable(bigint()),
  /** When the last prize was paid. */
  settledAt: nullable(timestamptz()),
})

export type ChallengeRow = ModelRow<typeof challenges>

/** What a castle has in a challenge. Commands write it, the end of the challenge adds place and reward. */
export const challengeScores = defineModel('challenge_score', {
  challengeId: primaryKey(bigint()),
  playerId: primaryKey(bigint()),
  score: bigint(),
  /** What places are counted by (`standingValue`); 0 without points. */
  value: bigint(),
  /** Energy counted on the game day `energyDay`. */
  energyCounted: withDefault(integer()),
  energyDay: nullable(date()),
  place: nullable(bigint()),
  reward: nullable(jsonb<StoredReward>()),
})

/** The values as of the last count (`countChallenges`), which alone writes them. */
export const challengeStandings = defineModel('challenge_standing', {
  challengeId: primaryKey(bigint()),
  playerId: primaryKey(bigint()),
  value: bigint(),
})

/** How many castles have a value with this prefix, as in `standing_count`. */
export const challengeCounts = defineModel('challenge_count', {
  challengeId: primaryKey(bigint()),
  depth: primaryKey(smallint()),
  prefix: primaryKey(bigint()),
  players: integer(),
})

/** Scores to count again. */
export const challengeChanges = defineModel('challenge_change', {
  id: identity(),
  challengeId: bigint(),
  playerId: bigint(),
})

/** The best score of each person in each type. */
export const challengeRecords = defineModel('challenge_record', {
  type: primaryKey(text<ChallengeType>()),
  playerId: primaryKey(bigint()),
  score: bigint(),
  place: bigint(),
  challengeId: bigint(),
  endedAt: timestamptz(),
})
