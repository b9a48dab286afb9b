import { CHALLENGE_PRIZES, type ChallengePrize } from '#catalogue/challenges/challenges.ts'
import { GEAR } from '#catalogue/gear/gear.ts'
import { MISSION_GEAR_TIERS } from '#catalogue/gear/mission-gear.ts'
import { QUALITY_BANDS } from '#catalogue/shop/shop.ts'
import { prizeOfPlace } from '#rules/challenges/challenges.ts'
import { createRandom } from '#rules/core/random.ts'
import { drawFineGear } from '#rules/gear/fine-gear.ts'
import { bulkhead, eachApart } from '../../platform/bulkhead.ts'
import { now } from '../../platform/clock.ts'
import { part, type SqlPart, sql, sqlOne, sqlSoon, trustedText } from '../../platform/sql.ts'
import { commandSeed } from '../../platform/transaction.ts'
import { draw } from '../draws/draw.ts'
import { doubleEnergy } from '../energy/energy-state.ts'
import { receiveGear } from '../items/gear.ts'
import { roomForFinds } from '../items/storage.ts'
import { report } from '../live/report.ts'
import { notify } from '../notifications/notify.ts'
import { settlePlayer } from '../player/ledger.ts'
import { type LockedPlayer, lockPlayers } from '../player/lock-order.ts'
import { type FoundGear, NO_REWARD, type StoredReward } from '../rewards/reward.ts'
import type { ChallengeRow } from './models.ts'
import { challengePlace } from './places.ts'

/** Castles paid in one step: its people stay locked until it is done, so it is short. */
const BATCH = 50

type PlacedRow = {
  readonly playerId: number
  readonly kind: 'HUMAN' | 'NEIGHBOUR'
  readonly value: number
  readonly score: number
  readonly place: number
}

const PRIZES = bulkhead('timer endChallenge')

/** Castles of the table whose rows are `which`, with their places. */
function readPlaced({ id }: ChallengeRow, which: SqlPart): Promise<PlacedRow[]> {
  return sql<PlacedRow>`
    SELECT next.player_id, player.kind, next.value, score.score,
      ${challengePlace(part`${id}::bigint`, trustedText('next.value'))} AS place
    FROM (${which}) AS next JOIN player ON player.id = next.player_id
    JOIN challenge_score AS score ON score.challenge_id = ${id} AND score.player_id = next.player_id
    ORDER BY next.value DESC, next.player_id DESC`
}

/** The next castles in the order of the table. */
function readNext(challenge: ChallengeRow): Promise<PlacedRow[]> {
  const { id, edgeValue, edgePlayerId } = challenge
  const beyond =
    edgeValue === null || edgePlayerId === null
      ? trustedText('true')
      : part`(value, player_id) < (${edgeValue}::bigint, ${edgePlayerId}::bigint)`
  return readPlaced(
    challenge,
    part`SELECT player_id, value FROM challenge_standing WHERE challenge_id = ${id} AND ${beyond}
      ORDER BY value DESC, player_id DESC LIMIT ${BATCH}`,
  )
}

/** Castles whose turn has come, and who could not be paid then: any of them, so that those who always fail do not hold up others. */
function readUnpaid(challenge: ChallengeRow): Promise<PlacedRow[]> {
  return readPlaced(
    challenge,
    part`SELECT standing.player_id, standing.value FROM challenge_standing AS standing
      JOIN challenge_score AS unpaid ON unpaid.challenge_id = standing.challenge_id AND unpaid.player_id = standing.player_id
      JOIN player AS waiting ON waiting.id = standing.player_id AND NOT waiting.is_blocked
      WHERE standing.challenge_id = ${challenge.id} AND unpaid.place IS NULL
      ORDER BY md5(standing.player_id::text || ${commandSeed()}) LIMIT ${BATCH}`,
  )
}

/** Until when the winners' energy is doubled: until the next challenge ends. */
async function endOfNext({ id }: ChallengeRow): Promise<Date> {
  const { endsAt } = await sqlOne<{ endsAt: Date }>`
    SELECT ends_at FROM challenge WHERE id > ${id} ORDER BY id LIMIT 1`
  return endsAt
}

/** The item of a prize. It is left behind only if the castle has the maximum number of items. */
async function giveGear(player: LockedPlayer, qualityMin: number, reference: string): Promise<FoundGear[]> {
  const { seed } = await draw('challenge', player.id)
  const find = {
    models: GEAR,
    level: player.level,
    qualityMin,
    best: MISSION_GEAR_TIERS.best,
    bands: QUALITY_BANDS,
  }
  const drawn = drawFineGear(find, createRandom(seed))
  if (!drawn) return []
  const item = { gearId: drawn.model.id, quality: drawn.quality }
  if ((await roomForFinds(player.id)) < 1) return [{ ...item, gearEntityId: null }]
  return receiveGear(player, [item], 'CHALLENGE', reference)
}

/** Pays a locked player's prize. */
async function pay(
  player: LockedPlayer,
  { diamonds, glory, gearQualityMin, doubleRecovery }: ChallengePrize,
  reference: string,
  doubledUntil: Date,
): Promise<StoredReward> {
  const gear = gearQualityMin === null ? [] : await giveGear(player, gearQualityMin, reference)
  settlePlayer(player, {
    entries: [{ money: { diamonds, glory }, source: 'CHALLENGE', reference }],
    changes: doubleRecovery ? doubleEnergy(player, doubledUntil) : {},
  })
  return { ...NO_REWARD, diamonds, glory, gear }
}

/** Writes places and rewards. */
function savePlaces(
  { id }: ChallengeRow,
  rows: readonly PlacedRow[],
  rewards: ReadonlyMap<number, StoredReward>,
): void {
  const stored = rows.map(({ playerId }) => {
    const reward = rewards.get(playerId)
    return reward ? JSON.stringify(reward) : null
  })
  sqlSoon`
    UPDATE challenge_score AS score SET place = line.place, reward = line.reward::jsonb
    FROM unnest(${rows.map(({ playerId }) => playerId)}::bigint[], ${rows.map(({ place }) => place)}::bigint[],
      ${stored}::text[]) AS line (player_id, place, reward)
    WHERE score.challenge_id = ${id} AND score.player_id = line.player_id`
}

/** People's best scores. Of equal ones the older stays. */
function saveRecords({ id, type, endsAt }: ChallengeRow, people: readonly PlacedRow[]): void {
  sqlSoon`
    INSERT INTO challenge_record AS old (type, player_id, score, place, challenge_id, ended_at)
    SELECT ${type}, line.player_id, line.score, line.place, ${id}, ${endsAt} FROM unnest(
      ${people.map(({ playerId }) => playerId)}::bigint[], ${people.map(({ score }) => score)}::bigint[],
      ${people.map(({ place }) => place)}::bigint[]) AS line (player_id, score, place)
    ON CONFLICT (type, player_id) DO UPDATE SET score = excluded.score, place = excluded.place,
      challenge_id = excluded.challenge_id, ended_at = excluded.ended_at
    WHERE excluded.score > old.score`
}

/** Pays these castles apart. Who could not be paid keeps no place: the prize waits. */
async function payRows(challenge: ChallengeRow, placed: readonly PlacedRow[], scored: number): Promise<void> {
  const named = placed.filter(({ kind }) => kind === 'HUMAN').map(({ playerId }) => playerId)
  const players = await lockPlayers(named)
  // Blocked after the scores were counted: the place stays empty.
  const blocked = new Set(players.filter(({ isBlocked }) => isBlocked).map(({ id }) => id))
  const rows = placed.filter(({ playerId }) => !blocked.has(playerId))
  const people = rows.filter(({ kind }) => kind === 'HUMAN')
  const doubledUntil = await endOfNext(challenge)
  const reference = `challenge:${challenge.id}`
  const rewards = new Map<number, StoredReward>()
  const payOne = async ({ playerId, place, score }: PlacedRow) => {
    const player = players.find(({ id }) => id === playerId)
    if (!player) return
    const prize = prizeOfPlace(CHALLENGE_PRIZES, place, scored)
    const reward = prize ? await pay(player, prize, reference, doubledUntil) : null
    notify(
      player.id,
      {
        type: 'CHALLENGE_ENDED',
        challengeId: challenge.id,
        challenge: challenge.type,
        place,
        score,
        isDoubled: prize?.doubleRecovery ?? false,
        reward: reward ?? NO_REWARD,
      },
      challenge.endsAt,
    )
    report(player.id, 'challenge')
    if (reward) rewards.set(player.id, reward)
  }
  const failed = new Set(await eachApart(people, payOne, PRIZES))
  const paid = people.filter((row) => !failed.has(row))
  savePlaces(
    challenge,
    rows.filter((row) => !failed.has(row)),
    rewards,
  )
  if (paid.length > 0) saveRecords(challenge, paid)
}

/**
 * Gives the next castles of a challenge that has ended their places, and people their prizes and the news. Each castle has
 * its turn once: the step notes in its own transaction where it ended. Generated castles and blocked players get nothing. One that fails does not hold
 * the others: `payLate` tries it again. Resolves to whether more castles wait for their turn.
 */
export async function payPrizes(challenge: ChallengeRow, scored: number): Promise<boolean> {
  const rows = await readNext(challenge)
  const last = rows.at(-1)
  if (last) {
    await payRows(challenge, rows, scored)
    sqlSoon`UPDATE challenge SET edge_value = ${last.value}, edge_player_id = ${last.playerId} WHERE id = ${challenge.id}`
  }
  if (rows.length < BATCH) await settleIfPaid(challenge)
  return rows.length > 0
}

/** The challenge is settled when nobody waits for a prize. */
async function settleIfPaid(challenge: ChallengeRow): Promise<void> {
  if ((await readUnpaid(challenge)).length > 0) return
  sqlSoon`UPDATE challenge SET settled_at = ${now()} WHERE id = ${challenge.id}`
}

/** Tries those again who could not be paid when their turn came. */
export async function payLate(challenge: ChallengeRow, scored: number): Promise<void> {
  const rows = await readUnpaid(challenge)
  if (rows.length > 0) await payRows(challenge, rows, scored)
  await settleIfPaid(challenge)
}
