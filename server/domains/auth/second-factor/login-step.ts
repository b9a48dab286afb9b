import { randomUUID } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { Op } from 'sequelize'
import type { CodeNeeded } from '#generated/types.ts'
import { now } from '../../../platform/clock.ts'
import { readDevice } from '../../../platform/http/callers/device-cookie.ts'
import type { Reply } from '../../../platform/http/calls/reply.ts'
import { sql } from '../../../platform/sql.ts'
import { loginTokenOf, readLoginToken } from './factor-keys.ts'
import { loginSteps } from './models.ts'

/** How long a right password waits for the code, ms. */
const STEP_MS = 5 * 60_000
/** Codes that may be tried after one right password. */
const TRIES_MAX = 5

type Entrance = {
  readonly reply: Pick<Reply, 'markDevice'>
  readonly headers: IncomingHttpHeaders
  readonly body: { readonly withBearer?: boolean }
}

/**
 * Starts to wait for the code after a right password. Only this browser can give it: its device cookie must come with
 * the token. A page in a frame may have no cookies, so there the token alone, held in the page's memory, must do.
 */
export async function startLoginStep(
  playerId: number,
  { reply, headers, body }: Entrance,
): Promise<CodeNeeded> {
  const id = randomUUID()
  const deviceId = readDevice(headers) ?? id
  const expiresAt = new Date(now().getTime() + STEP_MS)
  await loginSteps().create({
    id,
    playerId,
    deviceId: body.withBearer ? null : deviceId,
    tries: 0,
    expiresAt,
    endedAt: null,
  })
  reply.markDevice(deviceId)
  return { loginToken: loginTokenOf(id), expiresAt: expiresAt.toISOString() }
}

/** The form stored with an answer: without the token's signature. */
export function withoutLoginToken({ loginToken, expiresAt }: CodeNeeded): CodeNeeded {
  return { loginToken: readLoginToken(loginToken) ?? '', expiresAt }
}

/** Restores the token of a stored step, and the cookie that it is bound to. */
export function withLoginToken(
  { loginToken: id, expiresAt }: CodeNeeded,
  { reply, headers }: Pick<Entrance, 'reply' | 'headers'>,
): CodeNeeded {
  reply.markDevice(readDevice(headers) ?? id)
  return { loginToken: loginTokenOf(id), expiresAt }
}

export type LoginStep = {
  readonly id: string
  readonly playerId: number
  /** This browser, if the player has had a session in it. */
  readonly knownDevice: string | null
  readonly isLastTry: boolean
}

/** Counts a try at a pending login. Undefined for one that is over, and for another browser. */
export async function countTry(
  loginToken: string,
  headers: IncomingHttpHeaders,
): Promise<LoginStep | undefined> {
  const id = readLoginToken(loginToken)
  if (id === undefined) return undefined
  const device = readDevice(headers) ?? null
  const [step] = await sql<Pick<LoginStep, 'playerId' | 'knownDevice'> & { tries: number }>`
    UPDATE login_step SET tries = tries + 1
    WHERE id = ${id} AND tries < ${TRIES_MAX} AND ended_at IS NULL AND expires_at > ${now()}
      AND (device_id IS NULL OR device_id = ${device})
    RETURNING player_id, tries, (
      SELECT session.device_id FROM session
      WHERE session.player_id = login_step.player_id AND session.device_id = ${device}::uuid LIMIT 1
    ) AS known_device`
  if (!step) return undefined
  return { id, playerId: step.playerId, knownDevice: step.knownDevice, isLastTry: step.tries >= TRIES_MAX }
}

/** Ends a pending login. False if another call has done so. */
export async function endLoginStep(id: string): Promise<boolean> {
  const [ended] = await loginSteps().update({ endedAt: now() }, { where: { id, endedAt: null } })
  return ended > 0
}

/** Ends every pending login of the player: the password is not the same any more. */
export async function endLoginSteps(playerId: number): Promise<void> {
  await loginSteps().update({ endedAt: now() }, { where: { playerId, endedAt: null } })
}

/** Removes pending logins that are over. */
export function purgeLoginSteps(instant: Date, limit: number): Promise<number> {
  return loginSteps().destroy({ where: { expiresAt: { [Op.lt]: instant } }, limit })
}
