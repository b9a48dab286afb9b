import type { CrusadeInput } from '#rules/fight/crusade.ts'
import type { FightResult } from '#rules/fight/report.ts'
import type { RewardBasis } from '#rules/missions/mission-reward.ts'
import type { DrawnFrom } from '#rules/proof/drawn-seed.ts'
import {
  bigint,
  identity,
  integer,
  jsonb,
  nullable,
  primaryKey,
  text,
  timestamptz,
  uuid,
  withDefault,
} from '../../platform/database/columns.ts'
import { defineModel } from '../../platform/database/model.ts'

/** Crusades that gather, that are out, and that have ended. */
export const crusades = defineModel('crusade', {
  id: identity(),
  bossKey: text(),
  name: text(),
  leaderId: bigint(),
  /** Key of the link. Null once the crusade has set out. */
  inviteKey: nullable(uuid()),
  createdAt: timestamptz(),
  /** Last change of its members, requests and invitations. */
  changedAt: timestamptz(),
  changes: withDefault(integer()),
  startedAt: nullable(timestamptz()),
  endsAt: nullable(timestamptz()),
  seed: nullable(text()),
  drawnFrom: nullable(jsonb<DrawnFrom>()),
  /** The fight's input, taken at the start. */
  input: nullable(jsonb<CrusadeInput>()),
  /** Decided at the start, shown and paid at the end. */
  result: nullable(text<FightResult>()),
  fightId: nullable(bigint()),
})

/** Who goes on a crusade. Every member comes home by an own timer. */
export const crusadeMembers = defineModel('crusade_member', {
  id: identity(),
  crusadeId: bigint(),
  playerId: bigint(),
  joinedAt: timestamptz(),
  /** What the reward depends on, as of the start. */
  basis: nullable(jsonb<RewardBasis>()),
  finishedAt: nullable(timestamptz()),
})

export type CandidateKind = 'REQUEST' | 'INVITATION'

/** Who has asked to join a crusade that gathers, and whom its leader has invited. */
export const crusadeCandidates = defineModel('crusade_candidate', {
  crusadeId: primaryKey(bigint()),
  playerId: primaryKey(bigint()),
  kind: text<CandidateKind>(),
  since: timestamptz(),
})
