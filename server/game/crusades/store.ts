import type { CrusadeState, CrusadeTie } from '#rules/crusades/refusals.ts'
import { columnsOf, type ListedRow, someColumnsOf } from '../../platform/database/model-parts.ts'
import { sql, sqlMaybe, sqlOne } from '../../platform/sql.ts'
import { type CandidateKind, crusadeCandidates, crusadeMembers, crusades } from './models.ts'

const crusadeColumns = columnsOf(crusades)
const memberColumns = columnsOf(crusadeMembers)
const candidateColumns = columnsOf(crusadeCandidates)

export type CrusadeRow = ListedRow<typeof crusadeColumns>
export type MemberRow = ListedRow<typeof memberColumns>
export type CandidateRow = ListedRow<typeof candidateColumns>

/** A crusade with everybody who has to do with it. */
export type Gathering = {
  readonly crusade: CrusadeRow
  /** The leader first, then in the order of joining. */
  readonly members: readonly MemberRow[]
  /** Oldest first. */
  readonly candidates: readonly CandidateRow[]
}

/**
 * Locks a crusade until the end of the transaction. Whoever changes its members, requests or invitations does so before
 * locking players (lock-order.ts): only the crusade tells whom.
 */
export async function lockCrusade(crusadeId: number): Promise<CrusadeRow | undefined> {
  return sqlMaybe<CrusadeRow>`SELECT ${crusadeColumns} FROM crusade WHERE id = ${crusadeId} FOR UPDATE`
}

async function withPeople(crusade: CrusadeRow | undefined): Promise<Gathering | undefined> {
  if (!crusade) return undefined
  const [members, candidates] = await Promise.all([
    sql<MemberRow>`SELECT ${memberColumns} FROM crusade_member WHERE crusade_id = ${crusade.id} ORDER BY id`,
    sql<CandidateRow>`
      SELECT ${candidateColumns} FROM crusade_candidate WHERE crusade_id = ${crusade.id} ORDER BY since, player_id`,
  ])
  return { crusade, members, candidates }
}

export async function readGathering(crusadeId: number): Promise<Gathering | undefined> {
  return withPeople(await sqlMaybe<CrusadeRow>`SELECT ${crusadeColumns} FROM crusade WHERE id = ${crusadeId}`)
}

/** The crusade of a link. */
export async function readGatheringByKey(inviteKey: string): Promise<Gathering | undefined> {
  return withPeople(
    await sqlMaybe<CrusadeRow>`SELECT ${crusadeColumns} FROM crusade WHERE invite_key = ${inviteKey}`,
  )
}

/** The crusade that a player is a member of, if it has not come home. */
export async function findOwnCrusade(playerId: number): Promise<number | undefined> {
  const member = await sqlMaybe<{ crusadeId: number }>`
    SELECT crusade_id FROM crusade_member WHERE player_id = ${playerId} AND finished_at IS NULL`
  return member?.crusadeId
}

/** Crusades that have not set out and to which a player belongs, or which the player has asked or is asked to join. */
export async function findGatherings(playerId: number): Promise<number[]> {
  const found = await sql<{ id: number }>`
    SELECT crusade.id FROM crusade_member AS member JOIN crusade ON crusade.id = member.crusade_id
    WHERE member.player_id = ${playerId} AND member.finished_at IS NULL AND crusade.started_at IS NULL
    UNION ALL
    SELECT crusade_id FROM crusade_candidate WHERE player_id = ${playerId}`
  return found.map(({ id }) => id)
}

/** Everybody whom a change of the crusade may concern. */
export function peopleOf({ members, candidates }: Gathering): number[] {
  return [...members, ...candidates].map(({ playerId }) => playerId)
}

export function stateOf({ startedAt, fightId }: Pick<CrusadeRow, 'startedAt' | 'fightId'>): CrusadeState {
  if (startedAt === null) return 'GATHERING'
  return fightId === null ? 'OUT' : 'ENDED'
}

export function tieOf({ crusade, members, candidates }: Gathering, playerId: number): CrusadeTie {
  if (members.some((member) => member.playerId === playerId))
    return crusade.leaderId === playerId ? 'LEADER' : 'MEMBER'
  const kind = candidates.find((candidate) => candidate.playerId === playerId)?.kind
  return kind === undefined ? 'NONE' : kind === 'REQUEST' ? 'REQUESTED' : 'INVITED'
}

const outColumns = someColumnsOf(crusades, ['id', 'startedAt'], 'crusade')

export type CrusadeOut = ListedRow<typeof outColumns>

/** The crusade on which a player's army is away, if any. */
export function findCrusadeOut(playerId: number): Promise<CrusadeOut | undefined> {
  return sqlMaybe<CrusadeOut>`
    SELECT ${outColumns} FROM crusade_member AS member JOIN crusade ON crusade.id = member.crusade_id
    WHERE member.player_id = ${playerId} AND member.finished_at IS NULL AND crusade.started_at IS NOT NULL`
}

/** The leaders of the crusades that a locked player has asked to join. */
export async function findAskedLeaders(playerId: number): Promise<number[]> {
  const asked = await sql<{ leaderId: number }>`
    SELECT crusade.leader_id FROM crusade_candidate AS candidate
    JOIN crusade ON crusade.id = candidate.crusade_id WHERE candidate.player_id = ${playerId}`
  return asked.map(({ leaderId }) => leaderId)
}

/** How many requests or invitations of a player wait for an answer. */
export async function countOwn(playerId: number, kind: CandidateKind): Promise<number> {
  const { count } = await sqlOne<{ count: number }>`
    SELECT count(*) FROM crusade_candidate WHERE player_id = ${playerId} AND kind = ${kind}`
  return count
}

/** Where a member belongs. */
export function findMember(memberId: number): Promise<MemberRow | undefined> {
  return sqlMaybe<MemberRow>`SELECT ${memberColumns} FROM crusade_member WHERE id = ${memberId}`
}
