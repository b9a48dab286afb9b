import { describeTable, STAYS } from '../../platform/database/table-description.ts'
import {
  challengeChanges,
  challengeCounts,
  challengeRecords,
  challengeScores,
  challengeStandings,
  challenges,
} from './models.ts'
import { purgeChallengeScores, purgeChallengeTables } from './purge-challenges.ts'

export const tables = [
  describeTable(challenges, {
    kept: 'for ever: a row for three days',
    ownData: 'Contests of all castles; the own scores are in challenge_score',
    onDeletion: STAYS,
  }),
  describeTable(challengeScores, {
    kept: '90 days; the first 100 places for ever',
    purge: purgeChallengeScores,
    ownData: {
      part: 'CASTLE',
      title: 'Испытания',
      columns: ['challengeId', 'score', 'place', 'reward'],
      newest: 'challengeId',
    },
    onDeletion: STAYS,
  }),
  describeTable(challengeStandings, {
    kept: 'until the prizes of its challenge are paid',
    purge: purgeChallengeTables,
    ownData: 'A copy of challenge_score for the places',
    onDeletion: 'goes with the prizes of its challenge',
  }),
  describeTable(challengeCounts, {
    kept: 'as long as the standings of its challenge',
    person: 'NONE',
  }),
  describeTable(challengeChanges, {
    kept: 'a few seconds: scores that the table counts again',
    ownData: 'Scores that are being counted, kept for seconds',
    onDeletion: 'goes in seconds',
  }),
  describeTable(challengeRecords, {
    kept: 'as long as the castle: at most seven rows',
    ownData: {
      part: 'CASTLE',
      title: 'Лучшее в испытаниях',
      columns: ['type', 'score', 'place', 'endedAt'],
    },
    onDeletion: STAYS,
  }),
]
