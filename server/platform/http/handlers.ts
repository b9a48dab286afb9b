/**
 * The interface between the platform and the domains. A domain's `handlers.ts` is a short map of names:
 *
 *   export const armyHandlers = {
 *     buyUnits: command<'buyUnits'>(async ({ player, body }) => {
 *       const { cost, counts } = buyUnits(player, body.group, body.amount) // rules decide, or throw refuse(…)
 *       spend(player, cost, 'ARMY', { changes: counts })                   // the caller's row is locked already
 *       return { group: body.group, amount: body.amount, cost, current: player[body.group] }
 *     }),
 *   } satisfies Pick<ApiHandlers, 'buyUnits'>
 *
 *   export const worldHandlers = {
 *     getWorld: query<'getWorld'>(async () => viewWorld(await readWorld())),
 *   } satisfies Pick<ApiHandlers, 'getWorld'>
 *
 * The platform has done the rest before: origin, session, roles, `x-unlock`, rate limit, validation, transaction,
 * idempotency; and does it afterwards: `rev`, `gameData` of the answer, events to the player's other tabs.
 */
import type { IncomingHttpHeaders } from 'node:http'
import type { OperationId } from '../../../generated/operations.ts'
import type { CallerOf, Params, Query, RequestBody, Result } from './operation-types.ts'
import type { Reply } from './reply.ts'

/** One request, checked against the contract. */
export type QueryCall<Op extends OperationId> = {
  readonly params: Params<Op>
  readonly query: Query<Op>
  readonly body: RequestBody<Op>
  /** As Node has them: names in lower case. */
  readonly headers: IncomingHttpHeaders
  readonly caller: CallerOf<Op>
  /** The caller's live connection (header game-socket-client-id). */
  readonly clientId: string | undefined
  /** Of the network, as TRUST_PROXY lets us see it. */
  readonly address: string
  /** At most 500 characters. */
  readonly userAgent: string | undefined
  readonly requestId: string
  /** Cookies and headers; the status and the body are the contract's and the result's. */
  readonly reply: Reply
}

/** An answer ready to be sent, byte for byte. `body` is undefined for 204. */
export type Answer = {
  readonly status: number
  readonly body: string | undefined
}

/** Made by `query`, `command` or `preparedCommand`, for the router only. */
export type Handler<Op extends OperationId> = {
  readonly run: (call: QueryCall<Op>, operation: Op) => Promise<Answer>
}

/** One handler for every operation of the contract: a missing one, or one of another shape, does not compile. */
export type ApiHandlers = { readonly [Op in OperationId]: Handler<Op> }

export type QueryRun<Op extends OperationId> = (call: QueryCall<Op>) => Promise<Result<Op>>
