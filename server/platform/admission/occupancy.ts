/** What a call takes a part of. Logins and the like wait for hashes, so they have places of their own. */
export type Share = 'reads' | 'commands'

export const SHARES = ['reads', 'commands'] as const satisfies readonly Share[]

/** Part of the places that reads, and commands, have at most. */
const OF_SHARE = 0.75

/** Which places are taken. */
export type Occupancy = {
  /** Whether there is a place for a caller who may have `callerMax` of them. */
  hasRoom(share: Share, caller: string, callerMax: number): boolean
  take(share: Share, caller: string): void
  giveBack(share: Share, caller: string): void
  inAll(): number
  ofShare(share: Share): number
  ofCaller(caller: string): number
}

export function createOccupancy(atOnce: number): Occupancy {
  const ofShareMax = Math.max(1, Math.ceil(atOnce * OF_SHARE))
  const ofShare: Record<Share, number> = { reads: 0, commands: 0 }
  const ofCaller = new Map<string, number>()
  let inAll = 0
  return {
    hasRoom: (share, caller, callerMax) =>
      inAll < atOnce && ofShare[share] < ofShareMax && (ofCaller.get(caller) ?? 0) < callerMax,
    take: (share, caller) => {
      ofCaller.set(caller, (ofCaller.get(caller) ?? 0) + 1)
      ofShare[share] += 1
      inAll += 1
    },
    giveBack: (share, caller) => {
      const left = (ofCaller.get(caller) ?? 1) - 1
      if (left > 0) ofCaller.set(caller, left)
      else ofCaller.delete(caller)
      ofShare[share] -= 1
      inAll -= 1
    },
    inAll: () => inAll,
    ofShare: (share) => ofShare[share],
    ofCaller: (caller) => ofCaller.get(caller) ?? 0,
  }
}
