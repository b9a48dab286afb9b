import type { ChallengeLine, OwnChallengePlace, PlayerInfo } from '#generated/types.ts'

type OwnScore = { score: number; place: number | null; prize: OwnChallengePlace['prize'] }

/** The own line of a table. Undefined without points, or while the player is unknown. */
export function ownLineOf(
  player: PlayerInfo | undefined,
  own: OwnScore | null | undefined,
): ChallengeLine | undefined {
  if (!player || !own || own.place === null) return undefined
  const { score, place, prize } = own
  return { place, player, isGenerated: false, isOnline: true, score, prize }
}
