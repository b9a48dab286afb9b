import { withPlatform } from '#server/platform/ambient.ts'
import type { AmbientPlatform } from '#server/platform/ambient-platform.ts'
import { closeSessions } from '#server/platform/sessions/close-sessions.ts'
import { mintBearer, sessionCookieName, sessionToken } from '#server/platform/sessions/session-token.ts'
import { createSession } from '#server/platform/sessions/sessions.ts'
import { skipPasswordAgain } from './password-again.ts'

export type TestSession = {
  readonly id: string
  /** The Cookie header. */
  readonly cookie: string
  readonly bearer: string
}

/** Opens a session of the player, as login would. The password counts as confirmed, unless the test is about that. */
export function openTestSession(
  platform: AmbientPlatform,
  playerId: number,
  { isPasswordConfirmed = true }: { isPasswordConfirmed?: boolean } = {},
): Promise<TestSession> {
  return withPlatform(platform, async () => {
    const id = await createSession(playerId, { address: '127.0.0.1', userAgent: 'test', device: 'Test' })
    if (isPasswordConfirmed) await skipPasswordAgain(id)
    const cookie = `${sessionCookieName(platform.config.publicUrl)}=${sessionToken(id)}`
    return { id, cookie, bearer: mintBearer(id).token }
  })
}

/** A session that has been closed. */
export async function endedTestSession(platform: AmbientPlatform, playerId: number): Promise<TestSession> {
  const session = await openTestSession(platform, playerId)
  await withPlatform(platform, () => closeSessions(playerId, [session.id]))
  return session
}
