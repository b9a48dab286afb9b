import { decideChipIn, FOUNDING_SECONDS } from '#rules/guilds/founding.ts'
import { refuseByRules } from '../../game/commands/refuse-by-rules.ts'
import { claimNames, passClaims } from '../../game/guilds/claims.ts'
import {
  closeFounding,
  type FoundingRow,
  findOpenFoundingOf,
  insertFounding,
  type LockedFounding,
  lockFounding,
  saveShare,
} from '../../game/guilds/foundings.ts'
import { report } from '../../game/live/report.ts'
import { spend } from '../../game/player/ledger.ts'
import type { LockedPlayer } from '../../game/player/lock-order.ts'
import { schedule } from '../../game/timers/schedule.ts'
import { afterGameSeconds, now } from '../../platform/clock.ts'
import { conflict } from '../../platform/errors.ts'
import { establish, type Wished } from './found-guild.ts'
import { FOUNDER_BLOCKED, FOUNDING_CLOSED } from './founding-refusals.ts'

/** 409: the founding is no longer open. */
export function foundingClosed() {
  return conflict(FOUNDING_CLOSED.code, FOUNDING_CLOSED.message)
}

/** A share's reference in the ledger: the name stays readable when the founding's row is gone. */
export function shareReference({ id, name }: Pick<FoundingRow, 'id' | 'name'>): string {
  return `guildShare:${id}:${name}`
}

async function stateOf(player: LockedPlayer, foundingId: number | null) {
  const open = await findOpenFoundingOf(player.id)
  return {
    isInGuild: player.guildTag !== null,
    isInOtherFounding: open !== undefined && open.id !== foundingId,
    diamonds: player.diamonds,
  }
}

/** The complete sum founds the guild: who opened the founding leads it, all others are members. */
async function complete({ founding, contributors }: LockedFounding, payer: LockedPlayer): Promise<void> {
  const everybody = contributors.map(({ player }) => player)
  if (!everybody.includes(payer)) everybody.push(payer)
  const leader = everybody.find(({ id }) => id === founding.founderId)
  if (!leader) throw new Error('The founder has no share')
  closeFounding(founding.id, 'FOUNDED', now())
  const guild = await establish(
    founding,
    leader,
    everybody.filter((player) => player !== leader),
  )
  passClaims(founding.id, guild.id)
}

async function addShare(locked: LockedFounding, player: LockedPlayer, wanted: number): Promise<void> {
  const { founding, contributors } = locked
  const ownShare = contributors.find((one) => one.player.id === player.id)?.share ?? 0
  const { diamonds, shareCount } = founding
  const { refusals, after, isComplete } = decideChipIn(await stateOf(player, founding.id), wanted, {
    diamonds,
    shareCount,
    ownShare,
  })
  refuseByRules(refusals)
  spend(player, { diamonds: wanted }, 'GUILD', { reference: shareReference(founding) })
  saveShare(founding.id, player.id, after, now())
  for (const one of contributors) report(one.player.id, 'guild')
  report(player.id, 'guild')
  if (isComplete) await complete(locked, player)
}

/**
 * Opens a founding with the first share of a locked player. 409 nameTaken, tagTaken; 422 alreadyInGuild, foundingUnderway,
 * shareTooSmall, shareTooLarge, notEnoughDiamonds.
 */
export async function createFounding(player: LockedPlayer, wished: Wished, share: number): Promise<number> {
  refuseByRules(decideChipIn(await stateOf(player, null), share).refusals)
  const founding = await insertFounding({
    ...wished,
    founderId: player.id,
    createdAt: now(),
    endsAt: afterGameSeconds(FOUNDING_SECONDS),
  })
  await claimNames(wished, { foundingId: founding.id })
  schedule('guildFoundingEnd', { playerId: player.id, subjectId: founding.id, dueAt: founding.endsAt })
  await addShare({ founding, contributors: [] }, player, share)
  return founding.id
}

/**
 * Adds to the share of a locked player. The founding's contributors are locked, too. 404; 409 foundingClosed (also while the founder is blocked); 422 alreadyInGuild,
 * foundingUnderway, foundingFull, shareTooSmall, shareTooLarge, notEnoughDiamonds.
 */
export async function chipIn(
  player: LockedPlayer,
  others: readonly LockedPlayer[],
  foundingId: number,
  wanted: number,
): Promise<void> {
  const locked = await lockFounding(foundingId, [player, ...others])
  if (locked.founding.status !== 'OPEN' || locked.founding.endsAt <= now()) throw foundingClosed()
  const founder = locked.contributors.find(({ player: { id } }) => id === locked.founding.founderId)
  if (founder?.player.isBlocked) throw conflict(FOUNDER_BLOCKED.code, FOUNDER_BLOCKED.message)
  await addShare(locked, player, wanted)
}
