/** What speaks for two castles being played by one person or in one house. */
export type HouseholdSignal = 'SHARED_DEVICE' | 'SHARED_ADDRESS' | 'TRADES'

/** Another castle with what connects it to the player. */
export type Connection = {
  readonly signal: HouseholdSignal
  readonly playerId: number
  /** Shared browsers, shared addresses, or sales between the two. */
  readonly count: number
}

export type HouseholdReason = {
  readonly signal: HouseholdSignal
  /** 0 to `SCORE_MAX`. */
  readonly points: number
  /** The castles that the signal connects, without repetition. */
  readonly playerIds: readonly number[]
}

const SCORE_MAX = 100

/** Points of the first castle of a signal, of each further one, and the most of the signal. */
const POINTS: Readonly<Record<HouseholdSignal, readonly [first: number, further: number, most: number]>> = {
  SHARED_DEVICE: [60, 15, 90],
  SHARED_ADDRESS: [15, 5, 30],
  TRADES: [10, 5, 25],
}

const SIGNALS: readonly HouseholdSignal[] = ['SHARED_DEVICE', 'SHARED_ADDRESS', 'TRADES']

/**
 * How likely the player has other castles: 0 (nothing) to 100, the sum of the reasons' points. A browser says most. An address may be a
 * school's. Sales count only between castles that share a browser or an address: anybody may trade.
 */
export function householdScore(connections: readonly Connection[]): {
  readonly score: number
  readonly reasons: readonly HouseholdReason[]
} {
  const near = new Set(
    connections.filter(({ signal }) => signal !== 'TRADES').map(({ playerId }) => playerId),
  )
  const counted = connections.filter(({ signal, playerId }) => signal !== 'TRADES' || near.has(playerId))
  const reasons = SIGNALS.flatMap((signal): HouseholdReason[] => {
    const playerIds = [...new Set(counted.filter((one) => one.signal === signal).map((one) => one.playerId))]
    if (playerIds.length === 0) return []
    const [first, further, most] = POINTS[signal]
    return [{ signal, points: Math.min(most, first + further * (playerIds.length - 1)), playerIds }]
  })
  const sum = reasons.reduce((total, { points }) => total + points, 0)
  return { score: Math.min(SCORE_MAX, sum), reasons }
}
