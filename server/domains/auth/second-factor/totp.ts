import { generateSecret, generateURI, verify } from 'otplib'
import { now } from '../../../platform/clock.ts'

/** The steps before and after the present one are accepted: clocks of phones differ, seconds. */
const TOLERANCE_SECONDS = 30

/** A new secret for an authenticator app, in Base32. */
export function newTotpSecret(): string {
  return generateSecret()
}

/** The address that an app reads from a QR code. */
export function totpUri(secret: string, email: string): string {
  return generateURI({ issuer: 'Донжон', label: email, secret })
}

/** The time step of a right code that is later than `lastStep`; undefined for a wrong or used one. */
export async function matchTotp(
  secret: string,
  code: string,
  lastStep: number | null,
): Promise<number | undefined> {
  if (!/^\d{6}$/.test(code)) return undefined
  const epoch = Math.floor(now().getTime() / 1000)
  const result = await verify({ secret, token: code, epoch, epochTolerance: TOLERANCE_SECONDS })
  if (!result.valid || !('timeStep' in result)) return undefined
  return result.timeStep > (lastStep ?? 0) ? result.timeStep : undefined
}
