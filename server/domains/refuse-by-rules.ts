import type { components } from '../../generated/api-types.ts'
import type { Refusal } from '../../rules/refusal.ts'
import { refuse } from '../platform/errors.ts'

type ErrorCode = components['schemas']['ErrorCode']

/** What the rules say, in the contract's words. */
const contractCodes = {
  armyLimitReached: 'armyLimitReached',
  notEnoughGold: 'notEnoughGold',
  notEnoughDiamonds: 'notEnoughDiamonds',
  notEnoughEnergy: 'notEnoughEnergy',
  energyFull: 'energyFull',
  noRestoresLeft: 'restoresExhausted',
  levelTooLow: 'missionLocked',
  missionInProgress: 'missionUnderway',
} as const satisfies Record<string, ErrorCode>

export type RefusalCode = keyof typeof contractCodes

/** Throws 422 when there are refusals: the first is the message and the code, all stand in `details.reasons`. */
export const refuseByRules = (refusals: readonly Refusal<RefusalCode>[]): void => {
  const [first] = refusals
  if (!first) return
  throw refuse(contractCodes[first.code], first.message, {
    reasons: refusals.map(({ code, message, have, need }) => ({
      code: contractCodes[code],
      message,
      have,
      need,
    })),
  })
}
