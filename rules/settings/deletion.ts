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

/**
 * The order in which a deleted player's names are replaced in rows of others. The input of a crusade that is out comes before
 * the fights: its report is written from it.
 */
export const TEXT_STAGES = ['CRUSADES', 'RUNS', 'FIGHTS', 'NOTIFICATIONS', 'GEAR'] as const
export type DeletionStage = 'TIES' | (typeof TEXT_STAGES)[number]

/** The stage after this one; null: everything is done. */
export function nextStage(stage: DeletionStage): DeletionStage | null {
  if (stage === 'TIES') return TEXT_STAGES[0]
  return TEXT_STAGES[TEXT_STAGES.indexOf(stage) + 1] ?? null
}
