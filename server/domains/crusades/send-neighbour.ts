import { createRandom, type Random } from '#rules/core/random.ts'
import { CRUSADE_ENERGY } from '#rules/crusades/crusades.ts'
import {
  NEIGHBOUR_ANSWER_SECONDS,
  NEIGHBOUR_DELAY_SECONDS,
  neighbourLevels,
  wantsNeighbours,
} from '#rules/crusades/neighbour-crusade.ts'
import { crusadeJoinRefusals } from '#rules/crusades/refusals.ts'
import { join, putOffNeighbours, removeCandidate, saveCandidate } from '../../game/crusades/changes.ts'
import {
  findAskedLeaders,
  findOwnCrusade,
  lockCrusade,
  peopleOf,
  readGathering,
} from '../../game/crusades/store.ts'
import { lockPlayers } from '../../game/player/lock-order.ts'
import { gameMilliseconds, now } from '../../platform/clock.ts'
import { sql } from '../../platform/sql.ts'
import { commandSeed } from '../../platform/transaction.ts'
import { bossOf } from './boss-of.ts'
import { readCrusaders } from './crusaders.ts'
import { notifyOf } from './notify-of-crusade.ts'

/** Crusades looked at in one transaction. One of them is served, any of them, so that none holds up the others. */
const LOOKED_AT = 50

/** A crusade that a neighbour may ask to join, or the invitation of one to answer. */
type Visit = { readonly crusadeId: number; readonly neighbourId: number | null }

function before(gameSeconds: number): Date {
  return new Date(now().getTime() - gameMilliseconds(gameSeconds))
}

/** Neighbours who have had time to think about an invitation. */
function findInvited(): Promise<Visit[]> {
  return sql<Visit>`
    SELECT invited.crusade_id, invited.player_id AS neighbour_id
    FROM crusade_candidate AS invited JOIN player ON player.id = invited.player_id
    WHERE invited.kind = 'INVITATION' AND player.kind = 'NEIGHBOUR'
      AND invited.since <= ${before(NEIGHBOUR_ANSWER_SECONDS)}
    ORDER BY invited.since LIMIT ${LOOKED_AT}`
}

/** Crusades of people that nobody has joined or asked for a while. */
function findWaiting(liveliness: number): Promise<Visit[]> {
  return sql<Visit>`
    SELECT crusade.id AS crusade_id, NULL::bigint AS neighbour_id
    FROM crusade JOIN player AS leader ON leader.id = crusade.leader_id
    WHERE crusade.started_at IS NULL AND leader.kind = 'HUMAN'
      AND crusade.changed_at <= ${before((NEIGHBOUR_DELAY_SECONDS * 100) / liveliness)}
      AND NOT EXISTS (SELECT FROM crusade_candidate AS asking
        WHERE asking.crusade_id = crusade.id AND asking.kind = 'REQUEST')
      AND (SELECT count(*) FROM crusade_member AS member WHERE member.crusade_id = crusade.id) < 6
    ORDER BY crusade.changed_at LIMIT ${LOOKED_AT}`
}

/** A neighbour near the boss in level who is on no crusade; any of them. */
async function findNeighbour(bossLevel: number, random: Random): Promise<number | undefined> {
  const { min, max } = neighbourLevels(bossLevel)
  const found = await sql<{ id: number }>`
    SELECT id FROM player WHERE kind = 'NEIGHBOUR' AND level BETWEEN ${min} AND ${max}
      AND NOT EXISTS (SELECT FROM crusade_member AS member
        WHERE member.player_id = player.id AND member.finished_at IS NULL)
    ORDER BY id LIMIT 200`
  return found.length === 0 ? undefined : random.pick(found).id
}

/** Locks the neighbour with everybody else of a locked crusade. Undefined if it is gone or has set out. */
async function meet({ crusadeId, neighbourId }: Visit, random: Random) {
  const gathering = await readGathering(crusadeId)
  if (!gathering || gathering.crusade.startedAt !== null) return undefined
  const boss = bossOf(gathering.crusade)
  if (neighbourId === null && !wantsNeighbours(boss, gathering.members.length)) return undefined
  const id = neighbourId ?? (await findNeighbour(boss.level, random))
  if (id === undefined) return undefined
  const players = await lockPlayers([...peopleOf(gathering), ...(await findAskedLeaders(id)), id])
  const neighbour = players.find((player) => player.id === id)
  const leader = players.find((player) => player.id === gathering.crusade.leaderId)
  return neighbour && leader ? { gathering, boss, neighbour, leader } : undefined
}

/** A neighbour asks to join a crusade, or answers an invitation to it: yes if it can go. */
async function serve(visit: Visit, random: Random): Promise<void> {
  await lockCrusade(visit.crusadeId)
  // Otherwise those whom nobody can join would be looked at again and again.
  if (visit.neighbourId === null) putOffNeighbours(visit.crusadeId)
  const met = await meet(visit, random)
  if (!met) return
  const { gathering, boss, neighbour, leader } = met
  const [crusader] = await readCrusaders([neighbour])
  const inCrusade = (await findOwnCrusade(neighbour.id)) !== undefined
  const members = gathering.members.length
  const refusals = crusadeJoinRefusals({ boss, level: neighbour.level, inCrusade, members })
  const isReady = refusals.length === 0 && (crusader?.energy ?? 0) >= CRUSADE_ENERGY
  const isInvited = visit.neighbourId !== null
  if (!isInvited && isReady) {
    saveCandidate(gathering, neighbour.id, 'REQUEST')
    notifyOf(leader, 'CRUSADE_JOIN_REQUEST_SENT', gathering, neighbour)
  } else if (isInvited && isReady) {
    await join(gathering, neighbour.id)
    notifyOf(leader, 'CRUSADE_JOIN_REQUEST_ACCEPTED', gathering, neighbour, { isInvitation: true })
  } else if (isInvited) {
    removeCandidate(gathering, neighbour.id)
    notifyOf(leader, 'CRUSADE_JOIN_REQUEST_REJECTED', gathering, neighbour, { isInvitation: true })
  }
}

/** Lets a neighbour answer one crusade or ask to join one. Resolves to whether more may be due. */
export async function sendNeighbour(liveliness: number): Promise<boolean> {
  const visits = [...(await findInvited()), ...(await findWaiting(liveliness))]
  if (visits.length === 0) return false
  const random = createRandom(commandSeed())
  await serve(random.pick(visits), random)
  return visits.length > 1
}
