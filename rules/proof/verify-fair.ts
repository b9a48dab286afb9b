import { type FairFault, type FairProof, fairFault } from './fair-seed.ts'
import type { Verification } from './verify.ts'

/** `fault`: the seed was not the day's own; `path`: the fight does not follow from its input and seed. */
export type FairVerification = Verification | { ok: false; fault: FairFault }

/**
 * The whole proof of a fight: its seed is the one that the published hash bound the server to, and
 * its report is what the rules make of it. `replayed` comes from `verifyFight` or its like.
 */
export function verifyFair(seed: string, proof: FairProof, replayed: Verification): FairVerification {
  const fault = fairFault(seed, proof)
  return fault === null ? replayed : { ok: false, fault }
}
