import { CHALLENGE_PRIZES, type ChallengePrize } from '../../../catalogue/challenges/challenges.ts'
import { GEAR } from '../../../catalogue/gear/gear.ts'
import { MISSION_GEAR_TIERS } from '../../../catalogue/gear/mission-gear.ts'
import { QUALITY_BANDS } from '../../../catalogue/shop/shop.ts'
import { prizeOfPlace } from '../../../rules/challenges/challenges.ts'
import { createRandom } from '../../../rules/core/random.ts'
import { drawFineGear } from '../../../rules/gear/fine-gear.ts'
import { now } from '../../platform/clock.ts'
import { part, sql, sqlOne, sqlSoon, trustedText } from '../../platform/sql.ts'
import { draw } from '../draws/draw.ts'
import { doubleEnergy } from '../energy/energy-state.ts'
import { receiveGear } from '../items/gear.ts'
import { roomForFinds } from '../items/storage.ts'
import { report } from '../live/report.ts'
import { notify } from '../notifications/notify.ts'
import { settlePlayer } from '../player/ledger.ts'
import { type LockedPlayer, lockPlayers } from '../player/lock-order.ts'
import { type FoundGear, NO_REWARD, type StoredReward } from '../rewards/reward.ts'
import { challengePlace } from './places.ts'
import type { ChallengeRow } from './take-step.ts'

/** Castles paid in one step: its people stay locked until it is done, so it is short. */
const BATCH = 50

type PlacedRow = {
  readonly playerId: number
  readonly kind: 'HUMAN' | 'NEIGHBOUR'
  readonly value: number
  readonly score: number
  readonly place: number
}

/** The next castles in the order of the table. */
function readNext({ id, edgeValue, edgePlayerId }: ChallengeRow): Promise<PlacedRow[]> {
  const beyond =
    edgeValue === null || edgePlayerId === null
      ? trustedText('true')
      : part`(value, player_id) < (${edgeValue}::bigint, ${edgePlayerId}::bigint)`
  return sql<PlacedRow>`
    SELECT next.player_id, player.kind, next.value, score.score,
      ${challengePlace(part`${id}::bigint`, trustedText('next.value'))} AS place
    FROM (
      SELECT player_id, value FROM challenge_standing WHERE challenge_id = ${id} AND ${beyond}
      ORDER BY value DESC, player_id DESC LIMIT ${BATCH}
    ) AS next JOIN player ON player.id = next.player_id
    JOIN challenge_score AS score ON score.challenge_id = ${id} AND score.player_id = next.player_id
    ORDER BY next.value DESC, next.player_id DESC`
}

/** Until when the winners' energy is doubled: until the next challenge ends. */
async function endOfNext({ id }: ChallengeRow): Promise<Date> {
  const { endsAt } = await sqlOne<{ endsAt: Date }>`
    SELECT ends_at FROM challenge WHERE id > ${id} ORDER BY id LIMIT 1`
  return endsAt
}

/** The piece of a prize. It is left behind only if the castle has the maximum number of pieces. */
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
  const piece = { gearId: drawn.model.id, quality: drawn.quality }
  if ((await roomForFinds(player.id)) < 1) return [{ ...piece, gearEntityId: null }]
  return receiveGear(player, [piece], 'CHALLENGE', reference)
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

/** Writes places and rewards of a step, and notes where it ended. */
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
  const last = rows.at(-1)
  if (last)
    sqlSoon`UPDATE challenge SET edge_value = ${last.value}, edge_player_id = ${last.playerId} WHERE id = ${id}`
  if (rows.length < BATCH) sqlSoon`UPDATE challenge SET settled_at = ${now()} WHERE id = ${id}`
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

/**
 * Gives the next castles of a challenge that has ended their places, and people their prizes and the news. Each castle has
 * its turn once: the step notes in its own transaction where it ended. Generated castles get nothing.
 */
export async function payPrizes(challenge: ChallengeRow, scored: number): Promise<void> {
  const rows = await readNext(challenge)
  const people = rows.filter(({ kind }) => kind === 'HUMAN')
  const players = await lockPlayers(people.map(({ playerId }) => playerId))
  const doubledUntil = await endOfNext(challenge)
  const reference = `challenge:${challenge.id}`
  const rewards = new Map<number, StoredReward>()
  for (const player of players) {
    const row = people.find(({ playerId }) => playerId === player.id)
    if (!row) continue
    const { place, score } = row
    const prize = prizeOfPlace(CHALLENGE_PRIZES, place, scored)
    const reward = prize ? await pay(player, prize, reference, doubledUntil) : null
    if (reward) rewards.set(player.id, reward)
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
  }
  savePlaces(challenge, rows, rewards)
  if (people.length > 0) saveRecords(challenge, people)
}
