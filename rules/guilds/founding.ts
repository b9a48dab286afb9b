import { CURRENCIES, shortageOf } from '../core/currencies.ts'
import type { Refusal } from '../core/refusal.ts'
import { GUILD_COST, GUILD_FOUNDERS_MAX } from './guild.ts'

/** How long a founding collects, in game seconds. */
export const FOUNDING_SECONDS = 7 * 24 * 3600
/**
 * The smallest first share. Twenty of them are the whole sum, so that the players who may chip in never run out before the
 * diamonds do.
 */
export const SHARE_MIN = GUILD_COST.diamonds / GUILD_FOUNDERS_MAX

export type FoundingCode =
  | 'alreadyInGuild'
  | 'foundingUnderway'
  | 'foundingFull'
  | 'shareTooSmall'
  | 'shareTooLarge'
  | 'notEnoughDiamonds'
  | 'founderStays'
  | 'noShare'

/** A founding as one player meets it. */
export type FoundingState = {
  /** Chipped in by all. */
  diamonds: number
  shareCount: number
  /** The player's own share; 0 for none. */
  ownShare: number
}

/** Who wants to take part. */
export type FounderState = {
  isInGuild: boolean
  /** Takes part in another founding. */
  isInOtherFounding: boolean
  diamonds: number
}

const EMPTY: FoundingState = { diamonds: 0, shareCount: 0, ownShare: 0 }

function refusal(code: FoundingCode, message: string, have = 0, need = 1): Refusal<FoundingCode> {
  return { code, message, have, need }
}

/** The smallest and the largest amount that the player may add. */
export function shareBounds({ diamonds, ownShare }: FoundingState): { min: number; max: number } {
  const missing = GUILD_COST.diamonds - diamonds
  return { min: Math.min(missing, ownShare > 0 ? 1 : SHARE_MIN), max: missing }
}

/** Why a player cannot take part in a founding, whatever the amount. */
export function takePartRefusals(
  player: Pick<FounderState, 'isInGuild' | 'isInOtherFounding'>,
  founding: FoundingState = EMPTY,
): Refusal<FoundingCode>[] {
  const refusals: Refusal<FoundingCode>[] = []
  if (player.isInGuild) refusals.push(refusal('alreadyInGuild', 'Вы уже состоите в гильдии'))
  if (player.isInOtherFounding)
    refusals.push(refusal('foundingUnderway', 'Вы уже участвуете в другом сборе на гильдию'))
  if (founding.ownShare === 0 && founding.shareCount >= GUILD_FOUNDERS_MAX) {
    const message = `В сборе уже ${GUILD_FOUNDERS_MAX} участников`
    refusals.push(refusal('foundingFull', message, founding.shareCount, GUILD_FOUNDERS_MAX))
  }
  return refusals
}

function amountRefusals(
  diamonds: number,
  wanted: number,
  { min, max }: { min: number; max: number },
): Refusal<FoundingCode>[] {
  if (wanted < min) return [refusal('shareTooSmall', `Наименьший взнос: ${min}`, wanted, min)]
  if (wanted > max) return [refusal('shareTooLarge', `Для гильдии не хватает только ${max}`, wanted, max)]
  return diamonds < wanted ? [shortageOf(CURRENCIES.DIAMONDS, diamonds, wanted)] : []
}

export type ChipIn = {
  refusals: Refusal<FoundingCode>[]
  after: FoundingState
  /** The sum is complete: the guild is founded. */
  isComplete: boolean
}

/** What a share does to a founding: to a new one without `founding`. */
export function decideChipIn(player: FounderState, wanted: number, founding: FoundingState = EMPTY): ChipIn {
  const refusals = [
    ...takePartRefusals(player, founding),
    ...amountRefusals(player.diamonds, wanted, shareBounds(founding)),
  ]
  const diamonds = founding.diamonds + wanted
  return {
    refusals,
    after: {
      diamonds,
      shareCount: founding.shareCount + Number(founding.ownShare === 0),
      ownShare: founding.ownShare + wanted,
    },
    isComplete: diamonds >= GUILD_COST.diamonds,
  }
}

/** Why a guild cannot be founded alone. */
export function foundGuildRefusals(player: FounderState): Refusal<FoundingCode>[] {
  return decideChipIn(player, GUILD_COST.diamonds).refusals
}

/** Why a player cannot take the share back. */
export function withdrawRefusals(own: { share: number; isFounder: boolean }): Refusal<FoundingCode>[] {
  if (own.isFounder) return [refusal('founderStays', 'Кто начал сбор, может только отменить его целиком')]
  return own.share > 0 ? [] : [refusal('noShare', 'Вашего взноса в этом сборе нет')]
}
