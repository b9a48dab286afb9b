import { randomUUID } from 'node:crypto'
import { Op } from 'sequelize'
import type { Role, TokenScope } from '#generated/types.ts'
import { currentPlatform } from '../ambient.ts'
import { now } from '../clock.ts'
import { sql } from '../sql.ts'
import { warnOfRetried } from '../summed-log.ts'
import { personalTokens } from './models.ts'

const DAY_MS = 86_400_000

export type OpenToken = {
  readonly playerId: number
  readonly roles: Role[]
  readonly scopes: readonly TokenScope[]
  readonly lastUsedAt: Date | null
  /** Whether the player has read the banner `unlock`; true if none is asked. */
  readonly unlocked: boolean
}

/** The token that still works, and its player, in one query per call. */
export async function findOpenToken(tokenId: string, unlock: string | null): Promise<OpenToken | undefined> {
  const [found] = await sql<OpenToken>`
    SELECT token.player_id, player.roles, token.scopes, token.last_used_at,
      (${unlock}::text IS NULL OR EXISTS (SELECT FROM tutorial_step AS step WHERE step.player_id = token.player_id
        AND step.step_key = ${unlock} AND step.status = 'COMPLETED')) AS unlocked
    FROM personal_token AS token JOIN player ON player.id = token.player_id
    WHERE token.id = ${tokenId} AND token.expires_at > ${now()}`
  return found
}

/** Records the use of the token, at most once a minute. Not awaited: a call must not fail because of it. */
export function noteTokenUse(tokenId: string, { lastUsedAt }: Pick<OpenToken, 'lastUsedAt'>): void {
  const instant = now()
  if (lastUsedAt && instant.getTime() - lastUsedAt.getTime() < 60_000) return
  sql`UPDATE personal_token SET last_used_at = ${instant} WHERE id = ${tokenId}`.catch((error: unknown) =>
    warnOfRetried(currentPlatform().log, 'the last use of a token was not saved', error),
  )
}

/** The player's tokens that still work, the newest first. */
export function findTokensOf(playerId: number) {
  return personalTokens().findAll({
    where: { playerId, expiresAt: { [Op.gt]: now() } },
    order: [['createdAt', 'DESC'], 'id'],
  })
}

type NewToken = {
  readonly name: string
  readonly scopes: readonly TokenScope[]
  readonly days: number
}

/** A new token of a locked player. */
export function createToken(playerId: number, { name, scopes, days }: NewToken) {
  const createdAt = now()
  return personalTokens().create({
    id: randomUUID(),
    playerId,
    name: name.trim(),
    scopes: [...scopes],
    createdAt,
    lastUsedAt: null,
    expiresAt: new Date(createdAt.getTime() + days * DAY_MS),
  })
}

/** Resolves to whether the player had this token. */
export async function revokeToken(playerId: number, tokenId: string): Promise<boolean> {
  return (await personalTokens().destroy({ where: { playerId, id: tokenId } })) > 0
}

/** Removes tokens that ended. */
export function purgeTokens(instant: Date, limit: number): Promise<number> {
  return personalTokens().destroy({ where: { expiresAt: { [Op.lt]: instant } }, limit })
}

/** All tokens of the player stop working. */
export async function revokeTokens(playerId: number): Promise<void> {
  await personalTokens().destroy({ where: { playerId } })
}
