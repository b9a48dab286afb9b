/**
 * The interface between the platform and the domains. A domain's `handlers.ts` maps operations to functions:
 *
 *   export const armyHandlers = {
 *     buyUnits: command(async ({ player, body }) => {
 *       const { cost, counts } = buyUnits(player, body.group, body.amount) // rules decide, or throw refuse(…)
 *       spend(player, cost, 'ARMY', { changes: counts })                   // the caller's row is locked already
 *       return { group: body.group, amount: body.amount, cost, current: player[body.group] }
 *     }),
 *   } satisfies HandlersOf<'army'>
 *
 *   export const playerHandlers = {
 *     getWorld: query(async () => viewWorld(await readWorld())),
 *   } satisfies HandlersOf<'player'>
 *
 * The compiler asks each domain for the operations of its tag. The platform does the rest. Before the handler:
 * origin, session, roles, `x-guild-permission`, `x-unlock`, rate limit, validation, transaction, idempotency. After
 * it: `rev`, `gameData` of the answer, events to the player's other tabs.
 */
import type { IncomingHttpHeaders } from 'node:http'
import type { OperationId, operations } from '#generated/operations.ts'
import type { Reply } from '../calls/reply.ts'
import type { CallerOf, Params, Query, RequestBody, Result } from './operation-types.ts'

/** One request, validated against the contract. */
export type QueryCall<Op extends OperationId> = {
  readonly params: Params<Op>
  readonly query: Query<Op>
  readonly body: RequestBody<Op>
  /** As Node gives them: names in lower case. */
  readonly headers: IncomingHttpHeaders
  readonly caller: CallerOf<Op>
  /** The caller's live connection (header game-socket-client-id). */
  readonly clientId: string | undefined
  /** Network address, as far as TRUST_PROXY reveals it. */
  readonly address: string
  /** At most 500 characters. */
  readonly userAgent: string | undefined
  readonly requestId: string
  /** Aborted when the client closes its connection: a call that still waits for its turn need not run. */
  readonly gone: AbortSignal
  /** Leaves the call's place to others for the time of a wait. */
  readonly waitOutside: (wait: () => Promise<void>) => Promise<void>
  /** Cookies and headers of the answer. The contract gives its status, the result its body. */
  readonly reply: Reply
}

/** An answer ready to send, byte for byte. `body` is undefined for 204. */
export type Answer = {
  readonly status: number
  readonly body: string | undefined
  /** The body compressed, if it is kept so. */
  readonly gzip?: Buffer | undefined
}

/** Made by `query`, `command` or `preparedCommand`. Only the router calls it. */
export type Handler<Op extends OperationId> = {
  readonly run: (call: QueryCall<Op>, operation: Op) => Promise<Answer>
}

/** One handler for every operation of the contract: a missing or mistyped one does not compile. */
export type ApiHandlers = { readonly [Op in OperationId]: Handler<Op> }

type Tag = (typeof operations)[OperationId]['tag']

/** One handler for every operation of a domain, which is a tag of the contract. */
export type HandlersOf<Domain extends Tag> = {
  readonly [Op in OperationId as (typeof operations)[Op]['tag'] extends Domain ? Op : never]: Handler<Op>
}

export type QueryRun<Op extends OperationId> = (call: QueryCall<Op>) => Promise<Result<Op>>
