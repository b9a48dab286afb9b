import type { ProfileSettings } from '#generated/types.ts'
import type { Arms } from '#rules/heraldry/arms.ts'
import { armsCodeOf, readArms } from '#rules/heraldry/arms-code.ts'
import { armsRefusals } from '#rules/heraldry/arms-refusals.ts'
import { nameChangeTerms, renameRefusals } from '#rules/settings/rename.ts'
import { command } from '../../game/commands/command.ts'
import { playerQuery } from '../../game/commands/player-query.ts'
import { refuseByRules } from '../../game/commands/refuse-by-rules.ts'
import {
  keepFormerName,
  nameTaken,
  readNameHistory,
  refuseReservedName,
} from '../../game/player/former-names.ts'
import { savePlayer, spend } from '../../game/player/ledger.ts'
import type { LockedPlayer } from '../../game/player/lock-order.ts'
import { nameAlike, refuseGameName } from '../../game/player/looks.ts'
import { writeName } from '../../game/player/name.ts'
import { armsCodeNow } from '../../game/player/player-info.ts'
import type { PlayerRow } from '../../game/player/player-row.ts'
import { now } from '../../platform/clock.ts'
import { isUniqueViolation } from '../../platform/database/database-errors.ts'
import { conflict } from '../../platform/errors.ts'
import { findAccount } from '../auth/account.ts'
import { findEmailChange, viewEmailChange } from '../auth/email-change/change.ts'
import { findConfirmedFactor } from '../auth/second-factor/factor.ts'

async function readNameTerms(playerId: number) {
  const { changes, changedAt } = await readNameHistory(playerId)
  return nameChangeTerms({ changes, changedAt: changedAt?.getTime() ?? null }, now().getTime())
}

async function viewProfile(player: PlayerRow): Promise<ProfileSettings> {
  const [terms, account, change, factor] = await Promise.all([
    readNameTerms(player.id),
    findAccount(player.id),
    findEmailChange(player.id),
    findConfirmedFactor(player.id),
  ])
  const { diamonds, availableAt } = terms
  return {
    name: player.name,
    nameChange: { diamonds, availableAt: availableAt === null ? null : new Date(availableAt).toISOString() },
    arms: readArms(armsCodeNow(player)),
    isArmsOwn: player.arms !== null,
    email: account?.email ?? null,
    emailChange: change ? viewEmailChange(change) : null,
    deletionDueAt: player.deletionDueAt?.toISOString() ?? null,
    hasSecondFactor: factor !== undefined,
    serverTime: now().toISOString(),
  }
}

export const getProfileSettings = playerQuery<'getProfileSettings'>(({ player }) => viewProfile(player))

/** Gives a locked player another name. 409 nameTaken, nameReserved, nameCooldown; 422 sameName, priceChanged, notEnoughDiamonds. */
async function rename(player: LockedPlayer, newName: string, expectedDiamonds: number): Promise<void> {
  const { diamonds: cost, availableAt } = await readNameTerms(player.id)
  const { id, name, diamonds } = player
  refuseByRules(renameRefusals({ name, newName, diamonds, expectedDiamonds, cost }))
  if (availableAt !== null) {
    throw conflict('nameCooldown', 'Имя можно менять раз в 30 дней', {
      until: new Date(availableAt).toISOString(),
    })
  }
  refuseGameName(newName)
  try {
    await writeName(player, newName)
  } catch (error) {
    if (isUniqueViolation(error, 'player_name_key_key')) throw nameTaken()
    if (isUniqueViolation(error, 'player_look_taken')) throw nameAlike()
    throw error
  }
  // First: what looks like the own name is refused to others only.
  keepFormerName(id, name)
  await refuseReservedName(id, newName)
  if (cost > 0) spend(player, { diamonds: cost }, 'PLAYER_RENAME')
}

function chooseArms(player: LockedPlayer, arms: Arms | null): void {
  if (arms) refuseByRules(armsRefusals(arms))
  savePlayer(player, { arms: arms && armsCodeOf(arms) })
}

export const changeProfile = command<'changeProfile'>(async ({ player, body }) => {
  const { name, arms, expectedDiamonds = 0 } = body
  if (arms !== undefined) chooseArms(player, arms)
  if (name !== undefined) await rename(player, name, expectedDiamonds)
  return { profile: await viewProfile(player) }
})
