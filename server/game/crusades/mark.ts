import type { CrusadeMark } from '#generated/types.ts'
import { crusadeSeconds } from '#rules/crusades/crusades.ts'
import { afterGameSeconds } from '../../platform/clock.ts'
import { sqlOne } from '../../platform/sql.ts'

type MarkRow = {
  readonly crusadeId: number | null
  readonly name: string
  readonly leaderId: number
  readonly startedAt: Date | null
  readonly changes: number
  readonly members: number
  readonly requests: number
  readonly invitations: number
}

/** When the armies are back at the latest. A beaten crusade returns sooner, and the shown time must not reveal that. */
export function latestReturn(startedAt: Date): Date {
  return afterGameSeconds(crusadeSeconds('WIN'), startedAt)
}

/** What header and castle show of a player's crusade, and the number of invitations. */
export async function readCrusadeMark(
  playerId: number,
): Promise<{ crusade: CrusadeMark | null; crusadeInvitations: number }> {
  const { crusadeId, ...row } = await sqlOne<MarkRow>`
    SELECT crusade.id AS crusade_id, crusade.name, crusade.leader_id, crusade.started_at, crusade.changes,
      (SELECT count(*) FROM crusade_member AS mate WHERE mate.crusade_id = crusade.id) AS members,
      (SELECT count(*) FROM crusade_candidate AS candidate
        WHERE candidate.crusade_id = crusade.id AND candidate.kind = 'REQUEST') AS requests,
      (SELECT count(*) FROM crusade_candidate AS invited
        WHERE invited.player_id = ${playerId} AND invited.kind = 'INVITATION') AS invitations
    FROM (SELECT) AS always
      LEFT JOIN crusade_member AS own ON own.player_id = ${playerId} AND own.finished_at IS NULL
      LEFT JOIN crusade ON crusade.id = own.crusade_id`
  const { name, leaderId, startedAt, changes, members, requests, invitations } = row
  const isLeader = leaderId === playerId
  return {
    crusade:
      crusadeId === null
        ? null
        : {
            crusadeId,
            name,
            state: startedAt === null ? 'GATHERING' : 'OUT',
            isLeader,
            members,
            requests: isLeader ? requests : 0,
            startedAt: startedAt?.toISOString() ?? null,
            endsAt: startedAt === null ? null : latestReturn(startedAt).toISOString(),
            changes,
          },
    crusadeInvitations: invitations,
  }
}
