import type { RewardBasis } from '#rules/missions/mission-reward.ts'
import { now } from '../../platform/clock.ts'
import { assignmentsOf, newRowOf } from '../../platform/database/model-parts.ts'
import { sqlOne, sqlSoon } from '../../platform/sql.ts'
import { report } from '../live/report.ts'
import { type CandidateKind, crusadeCandidates, crusadeMembers, crusades } from './models.ts'
import { type CrusadeRow, findAskedLeaders, type Gathering, type MemberRow } from './store.ts'

/** Notes a change of a locked crusade: pages of its members and of others concerned fetch it again. */
export function reportCrusade(gathering: Gathering, ...others: readonly number[]): void {
  sqlSoon`UPDATE crusade SET changes = changes + 1, changed_at = ${now()} WHERE id = ${gathering.crusade.id}`
  const concerned = [...gathering.members.map(({ playerId }) => playerId), ...others]
  for (const playerId of concerned) report(playerId, 'crusades')
}

/** Ends the requests and invitations of a locked player who goes on a crusade. */
async function endAsking(playerId: number): Promise<void> {
  for (const leaderId of await findAskedLeaders(playerId)) report(leaderId, 'crusades')
  sqlSoon`DELETE FROM crusade_candidate WHERE player_id = ${playerId}`
}

/** Founds a crusade of a locked player, who is in no other. Requests and invitations of the player end. */
export async function saveCrusade(crusade: {
  readonly bossKey: string
  readonly name: string
  readonly leaderId: number
  readonly inviteKey: string
}): Promise<number> {
  const at = now()
  const row = { ...crusade, createdAt: at, changedAt: at, startedAt: null, endsAt: null } as const
  const nothing = { seed: null, drawnFrom: null, input: null, result: null, fightId: null } as const
  const { id } = await sqlOne<{ id: number }>`
    INSERT INTO ${newRowOf(crusades, { ...row, ...nothing })} RETURNING id`
  await endAsking(crusade.leaderId)
  saveMember(id, crusade.leaderId)
  return id
}

function saveMember(crusadeId: number, playerId: number): void {
  const row = { crusadeId, playerId, joinedAt: now(), basis: null, finishedAt: null } as const
  sqlSoon`INSERT INTO ${newRowOf(crusadeMembers, row)}`
  report(playerId, 'crusades')
}

/**
 * Makes a locked player a member of a locked crusade. Requests and invitations of the player end everywhere: others get a
 * place only in one crusade.
 */
export async function join(gathering: Gathering, playerId: number): Promise<void> {
  await endAsking(playerId)
  saveMember(gathering.crusade.id, playerId)
  reportCrusade(gathering)
}

/** Ends the membership of a locked player in a crusade that gathers. */
export function removeMember(gathering: Gathering, playerId: number): void {
  sqlSoon`DELETE FROM crusade_member WHERE crusade_id = ${gathering.crusade.id} AND player_id = ${playerId}`
  reportCrusade(gathering, playerId)
}

export function saveCandidate(gathering: Gathering, playerId: number, kind: CandidateKind): void {
  const row = { crusadeId: gathering.crusade.id, playerId, kind, since: now() }
  sqlSoon`INSERT INTO ${newRowOf(crusadeCandidates, row)}`
  reportCrusade(gathering, playerId)
}

export function removeCandidate(gathering: Gathering, playerId: number): void {
  sqlSoon`DELETE FROM crusade_candidate WHERE crusade_id = ${gathering.crusade.id} AND player_id = ${playerId}`
  reportCrusade(gathering, playerId)
}

/** Ends the requests and invitations of a crusade. */
export function removeCandidates({ crusade, candidates }: Gathering): void {
  sqlSoon`DELETE FROM crusade_candidate WHERE crusade_id = ${crusade.id}`
  for (const { playerId } of candidates) report(playerId, 'crusades')
}

/** Replaces the key of the link, so that who knows the old one cannot come back by it. */
export function renewKey({ crusade }: Gathering, inviteKey: string): void {
  sqlSoon`UPDATE crusade SET invite_key = ${inviteKey} WHERE id = ${crusade.id}`
}

/** Removes a crusade that has not set out, with its members, requests and invitations. */
export function removeCrusade(gathering: Gathering): void {
  const { crusade, members } = gathering
  removeCandidates(gathering)
  sqlSoon`DELETE FROM crusade_member WHERE crusade_id = ${crusade.id}`
  sqlSoon`DELETE FROM crusade WHERE id = ${crusade.id}`
  for (const { playerId } of members) report(playerId, 'crusades')
}

/** Lets neighbours look at a locked crusade again only after a while. */
export function putOffNeighbours(crusadeId: number): void {
  sqlSoon`UPDATE crusade SET changed_at = ${now()} WHERE id = ${crusadeId}`
}

/** What is decided when a crusade sets out. */
export type Departed = Required<
  Pick<CrusadeRow, 'seed' | 'drawnFrom' | 'input' | 'result' | 'startedAt' | 'endsAt'>
>

/** Sends a locked crusade off, with what the rewards of its members depend on. */
export function setOut(
  gathering: Gathering,
  departed: Departed,
  crusaders: readonly { readonly player: { readonly id: number }; readonly basis: RewardBasis }[],
): void {
  removeCandidates(gathering)
  sqlSoon`
    UPDATE crusade SET ${assignmentsOf(crusades, { ...departed, inviteKey: null })} WHERE id = ${gathering.crusade.id}`
  for (const { player, basis } of crusaders)
    sqlSoon`
      UPDATE crusade_member SET ${assignmentsOf(crusadeMembers, { basis })}
      WHERE crusade_id = ${gathering.crusade.id} AND player_id = ${player.id}`
  reportCrusade(gathering)
}

/** Ends the crusade of a locked member. */
export function finishMember({ id, playerId }: MemberRow, finishedAt: Date): void {
  sqlSoon`UPDATE crusade_member SET finished_at = ${finishedAt} WHERE id = ${id}`
  report(playerId, 'crusades')
}

/** Notes the fight of a locked crusade, which its first member home has saved. */
export function noteCrusadeFight(crusadeId: number, fightId: number): void {
  sqlSoon`UPDATE crusade SET fight_id = ${fightId} WHERE id = ${crusadeId}`
}
