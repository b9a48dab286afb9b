/** What others share with a player who is being deleted. */
export type Ties = {
  readonly isInGathering: boolean
  readonly isCandidate: boolean
  readonly isInGuild: boolean
  readonly hasRequest: boolean
  readonly hasFoundingShare: boolean
  readonly hasOpenLot: boolean
}

export type TieStep = 'CRUSADE' | 'CANDIDACY' | 'REQUEST' | 'GUILD' | 'FOUNDING' | 'LOT'

/**
 * The tie to end next; null: none is left. A crusade comes first, since others wait for it. Each step ends one tie in a
 * transaction of its own, so that a server that dies half-way goes on where it was.
 */
export function nextTie(ties: Ties): TieStep | null {
  if (ties.isInGathering) return 'CRUSADE'
  if (ties.isCandidate) return 'CANDIDACY'
  if (ties.hasRequest) return 'REQUEST'
  if (ties.isInGuild) return 'GUILD'
  if (ties.hasFoundingShare) return 'FOUNDING'
  return ties.hasOpenLot ? 'LOT' : null
}
