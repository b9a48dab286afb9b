import { type FairFault, type FairProof, fairFault } from './fair-seed.ts'
import type { Verification } from './verify.ts'

/** `fault`: the seed does not belong to the day; `path`: the fight does not follow from its input and seed. */
export type FairVerification = Verification | { ok: false; fault: FairFault }

/**
 * The whole proof of a fight: the published hash binds its seed, and its report follows from the rules.
 * `replayed` comes from `verifyFight` or a similar function.
 */
export function verifyFair(seed: string, proof: FairProof, replayed: Verification): FairVerification {
  const fault = fairFault(seed, proof)
  return fault === null ? replayed : { ok: false, fault }
}
