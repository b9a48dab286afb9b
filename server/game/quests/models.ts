import type { InfiniteQuestKind } from '#rules/quests/quests.ts'
import {
  bigint,
  bigints,
  date,
  integer,
  nullable,
  primaryKey,
  smallint,
  text,
  timestamptz,
  withDefault,
} from '../../platform/database/columns.ts'
import { defineModel } from '../../platform/database/model.ts'

export const tutorialSteps = defineModel('tutorial_step', {
  playerId: primaryKey(bigint()),
  stepKey: primaryKey(text()),
  kind: text<'BANNER' | 'QUEST'>(),
  progress: withDefault(integer()),
  /** DONE: the goal of a quest is met, its reward not claimed yet. */
  status: text<'ACTIVE' | 'DONE' | 'COMPLETED'>(),
  completedAt: nullable(timestamptz()),
})

/** The quests of the last game day with an action of the player. */
export const dailyQuests = defineModel('daily_quest', {
  playerId: primaryKey(bigint()),
  position: primaryKey(smallint()),
  day: date(),
  /** The seed of the three quests. */
  seed: text(),
  questKey: text(),
  progress: withDefault(integer()),
  /** Gear items and reports that are already counted. */
  things: withDefault(bigints()),
  claimedAt: nullable(timestamptz()),
})

export const infiniteQuests = defineModel('infinite_quest', {
  playerId: primaryKey(bigint()),
  kind: primaryKey(text<InfiniteQuestKind>()),
  stage: withDefault(integer()),
  progress: withDefault(integer()),
  /** Lost units that must be replaced before hiring counts. */
  owed: withDefault(integer()),
})

/** Items that a player has equipped before: they do not count again. */
export const questGear = defineModel('quest_gear', {
  playerId: primaryKey(bigint()),
  gearId: primaryKey(bigint()),
})

/** The last claimed step of the daily ladder, and its game day. */
export const dailyRewards = defineModel('daily_reward', {
  playerId: primaryKey(bigint()),
  step: smallint(),
  takenOn: date(),
})
