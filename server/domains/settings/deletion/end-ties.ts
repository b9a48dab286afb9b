import { nextTie, type TieStep } from '#rules/settings/deletion.ts'
import { findContributorIds, findOpenFoundingOf } from '../../../game/guilds/foundings.ts'
import { leaveForGood } from '../../../game/guilds/leave-for-good.ts'
import { lockPlayer, lockPlayers } from '../../../game/player/lock-order.ts'
import { now } from '../../../platform/clock.ts'
import { sqlOne } from '../../../platform/sql.ts'
import { leaveGathering } from '../../crusades/leave-gathering.ts'
import { cancelFounding, withdrawShare } from '../../guilds/end-founding.ts'
import { endOldestRequest } from '../../guilds/end-requests.ts'
import { cancelLot, expireLot } from '../../market/close-lots.ts'
import { readOpenLots } from '../../market/lot-row.ts'

type Known = {
  readonly gatheringId: number | null
  readonly candidacyId: number | null
  readonly requests: number
  readonly isInGuild: boolean
  readonly foundingId: number | null
  readonly openLots: number
}

function readTies(playerId: number): Promise<Known> {
  return sqlOne<Known>`
    SELECT
      (SELECT crusade.id FROM crusade_member AS member JOIN crusade ON crusade.id = member.crusade_id
        WHERE member.player_id = ${playerId} AND member.finished_at IS NULL AND crusade.started_at IS NULL LIMIT 1) AS gathering_id,
      (SELECT crusade_id FROM crusade_candidate WHERE player_id = ${playerId} LIMIT 1) AS candidacy_id,
      (SELECT count(*)::int FROM guild_request WHERE player_id = ${playerId}) AS requests,
      EXISTS (SELECT FROM guild_member WHERE player_id = ${playerId}) AS is_in_guild,
      (SELECT founding_id FROM guild_share WHERE player_id = ${playerId} AND is_open LIMIT 1) AS founding_id,
      (SELECT count(*)::int FROM market_lot WHERE seller_id = ${playerId} AND status = 'OPEN') AS open_lots`
}

async function endFounding(playerId: number): Promise<void> {
  const known = await findOpenFoundingOf(playerId)
  if (!known) return
  const players = await lockPlayers([playerId, ...(await findContributorIds(known.id))])
  const player = players.find(({ id }) => id === playerId)
  if (!player) return
  const others = players.filter((one) => one !== player)
  if (known.founderId === playerId) await cancelFounding(player, others, known.id)
  else await withdrawShare(player, others, known.id)
}

/** One at a time: each lot has a lock of its own. */
async function endLot(playerId: number): Promise<void> {
  const seller = await lockPlayer(playerId)
  const [lot] = await readOpenLots(playerId)
  if (!lot) return
  if (lot.endsAt > now()) await cancelLot(seller, lot.id)
  else await expireLot(lot.id, lot.endsAt)
}

const END: Readonly<Record<TieStep, (playerId: number, known: Known) => Promise<void>>> = {
  CRUSADE: (playerId, { gatheringId }) => leaveGathering(gatheringId ?? 0, playerId),
  CANDIDACY: (playerId, { candidacyId }) => leaveGathering(candidacyId ?? 0, playerId),
  REQUEST: async (playerId) => void (await endOldestRequest(playerId)),
  GUILD: leaveForGood,
  FOUNDING: endFounding,
  LOT: endLot,
}

/** Ends one of the ties that others share with a deleted player. Resolves to false if none is left. */
export async function endNextTie(playerId: number): Promise<boolean> {
  const known = await readTies(playerId)
  const step = nextTie({
    isInGathering: known.gatheringId !== null,
    isCandidate: known.candidacyId !== null,
    isInGuild: known.isInGuild,
    hasRequest: known.requests > 0,
    hasFoundingShare: known.foundingId !== null,
    hasOpenLot: known.openLots > 0,
  })
  if (!step) return false
  await END[step](playerId, known)
  return true
}
