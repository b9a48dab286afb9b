import { generateSync } from 'otplib'
import { seal } from '#server/domains/auth/second-factor/factor-keys.ts'
import { secondFactors } from '#server/domains/auth/second-factor/models.ts'
import { now } from '#server/platform/clock.ts'

/** What an authenticator app shows at this time. */
export function codeAt(secret: string, instant: Date): string {
  return generateSync({ secret, epoch: Math.floor(instant.getTime() / 1000) })
}

const TEST_SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'

/** Turns a player's second factor on, without recovery codes. Returns the app's secret. */
export async function giveSecondFactor(
  playerId: number,
  { isConfirmed = true }: { isConfirmed?: boolean } = {},
): Promise<string> {
  await secondFactors().upsert({
    playerId,
    sealedSecret: seal(playerId, TEST_SECRET),
    createdAt: now(),
    confirmedAt: isConfirmed ? now() : null,
    lastStep: null,
    recoverySalt: null,
  })
  return TEST_SECRET
}
