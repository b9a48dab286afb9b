import type { IncomingHttpHeaders } from 'node:http'
import type { ChannelName, GameData, Subscriptions } from '../../../generated/events.ts'
import { type OperationId, operations } from '../../../generated/operations.ts'
import { currentPlatform } from '../ambient.ts'
import {
  claimIdempotencyKey,
  type IdempotencyClaim,
  rememberAnswer,
  type StoredAnswer,
} from '../idempotency.ts'
import { savePlayer } from '../ledger.ts'
import { readChannels, settlePlayerNow, subscriptionsTo } from '../live/read-game-data.ts'
import { announce, collectTouched, raiseRevisions, type Touched, withFollowers } from '../live/touch.ts'
import { type LockedPlayer, lockPlayer, lockPlayers } from '../lock-order.ts'
import { afterCommit, commandSeed, inTransaction } from '../transaction.ts'
import { carriesGameData } from './contract.ts'
import type { Answer, CommandCall, CommandRun, Handler, QueryCall } from './handlers.ts'
import type { CallerOf, Result } from './operation-types.ts'
import { answerOf } from './query.ts'
import { readSubscriptions } from './subscriptions.ts'

type CommandOptions<Op extends OperationId> = {
  /** What of the result is stored for a repeated call: tokens are left out. */
  readonly keep?: (result: Result<Op>) => Result<Op>
  /** The first answer once more, out of what was stored: what opens a session (cookies, tokens) is made anew. */
  readonly replay?: (kept: Result<Op>, call: QueryCall<Op>) => Result<Op>
  /** Ids of other players whose rows the command changes, looked up before anything is locked: all are locked at once, in order. */
  readonly others?: (call: QueryCall<Op>) => Promise<readonly number[]>
  /** True: the key is its sender's, not the player's, since the call ends the session and its twin comes from a visitor. */
  readonly endsSession?: (call: QueryCall<Op>) => boolean
}

function headerOf(headers: IncomingHttpHeaders, name: string): string | undefined {
  const value = headers[name]
  return typeof value === 'string' ? value : undefined
}

function claimOf<Op extends OperationId>(
  call: QueryCall<Op>,
  operation: Op,
  { endsSession }: CommandOptions<Op>,
): IdempotencyClaim | undefined {
  const key = headerOf(call.headers, 'idempotency-key')
  if (!key) return undefined
  const scope =
    call.caller && !endsSession?.(call) ? `player:${call.caller.playerId}` : `visitor:${call.address}`
  return { scope, key, operation, body: JSON.stringify([call.params, call.query, call.body ?? null]) }
}

/** What `change` makes of an answer of this very operation. */
function rewritten<Op extends OperationId>(
  { status, body }: StoredAnswer,
  change: ((result: Result<Op>) => Result<Op>) | undefined,
): StoredAnswer {
  if (!change) return { status, body }
  const result = (body === null ? undefined : JSON.parse(body)) as Result<Op>
  return { status, body: answerOf(change(result)).body ?? null }
}

/** Raises every touched player's revision; the caller's own row may have been written already, which raised it. */
function raiseTouched(touched: Touched, player: LockedPlayer | null, lockedAt: number): void {
  if (player && touched.has(player.id) && player.rev === lockedAt) savePlayer(player, {})
  raiseRevisions([...touched.keys()].filter((id) => id !== player?.id).sort((a, b) => a - b))
}

/** The channels whose changes the caller wants back; undefined without the header. 400 when it does not fit. */
function askedChannels(headers: IncomingHttpHeaders): Subscriptions | undefined {
  const asked = headerOf(headers, 'game-data-subscribes')
  return asked === undefined ? undefined : readSubscriptions(asked)
}

/** Of what the caller subscribes to, what the command has changed, as it will be once committed. */
async function readChanged(
  asked: Subscriptions | undefined,
  operation: OperationId,
  touched: Touched,
  player: LockedPlayer | null,
): Promise<GameData | undefined> {
  if (!player || asked === undefined || !carriesGameData(operation)) return undefined
  const changed: ReadonlySet<ChannelName> = touched.get(player.id) ?? new Set()
  return readChannels(player, subscriptionsTo(asked, changed))
}

function withGameData(result: unknown, gameData: GameData | undefined): unknown {
  return gameData && typeof result === 'object' && result !== null ? { ...result, gameData } : result
}

/** The contract's `x-live` is what tool authors go by: a command may not change a channel it does not name. */
function checkTouched(operation: OperationId, touched: Touched): void {
  if (currentPlatform().config.mode === 'production') return
  const named = withFollowers(operations[operation].live)
  for (const channel of new Set([...touched.values()].flatMap((channels) => [...channels]))) {
    if (!named.includes(channel))
      throw new Error(`${operation} changes ${channel}, which its x-live does not name`)
  }
}

/** The caller's row and those of others, in the one order of locks. */
async function lockAll(
  callerId: number | undefined,
  otherIds: readonly number[] = [],
): Promise<{ locked: LockedPlayer | null; others: readonly LockedPlayer[] }> {
  if (callerId === undefined) return { locked: null, others: [] }
  if (otherIds.length === 0) return { locked: await lockPlayer(callerId), others: [] }
  const players = await lockPlayers([callerId, ...otherIds])
  return {
    locked: players.find(({ id }) => id === callerId) ?? null,
    others: players.filter(({ id }) => id !== callerId),
  }
}

async function carryOut<Op extends OperationId>(
  call: QueryCall<Op>,
  operation: Op,
  run: CommandRun<Op>,
  asked: Subscriptions | undefined,
  named: CommandOptions<Op>['others'],
): Promise<Answer> {
  const { caller } = call
  const touched = collectTouched()
  const { locked, others } = await lockAll(caller?.playerId, await named?.(call))
  const lockedAt = locked?.rev ?? 0
  // `locked` is null exactly where the operation's type of caller is.
  const player = locked as CallerOf<Op, LockedPlayer>
  const commandCall: CommandCall<Op> = { ...call, player, others, seed: commandSeed() }
  const result = await run(commandCall)
  checkTouched(operation, touched)
  raiseTouched(touched, locked, lockedAt)
  const gameData = await readChanged(asked, operation, touched, locked)
  const told = gameData && locked ? { playerId: locked.id, clientId: call.clientId } : undefined
  if (touched.size > 0) afterCommit(() => announce(touched, told))
  return answerOf(withGameData(result, gameData))
}

/**
 * A call that changes something. What is due is settled first; then one transaction: the idempotency key claimed, the
 * caller's row locked; then `run`; then revisions, `gameData` of the answer, and after the commit the events. A deadlock repeats
 * all of it with the same seed, so `run` keeps its effects inside the transaction, or in `afterCommit`.
 */
export function command<Op extends OperationId>(
  run: CommandRun<Op>,
  options: CommandOptions<Op> = {},
): Handler<Op> {
  return {
    kind: 'command',
    run: async (call, operation) => {
      const asked = askedChannels(call.headers)
      // By itself: it locks timers and then the player, who must not be locked yet when others are locked by id; and it
      // stays done if the command is refused.
      if (call.caller) await settlePlayerNow(call.caller.playerId)
      return inTransaction(async () => {
        const claim = claimOf(call, operation, options)
        const stored = claim && (await claimIdempotencyKey(claim))
        if (stored) {
          const { replay } = options
          const { status, body } = rewritten<Op>(stored, replay && ((kept) => replay(kept, call)))
          return { status, body: body ?? undefined }
        }
        const answer = await carryOut(call, operation, run, asked, options.others)
        if (claim) {
          rememberAnswer(claim, rewritten({ status: answer.status, body: answer.body ?? null }, options.keep))
        }
        return answer
      })
    },
  }
}

/**
 * A command whose slow part (hashing a password) is done before the transaction, so that no connection waits for it:
 * `prepare` must not change anything; what it resolves to is handed to `run`.
 */
export function preparedCommand<Op extends OperationId, Prepared>(
  prepare: (call: QueryCall<Op>) => Promise<Prepared>,
  run: (call: CommandCall<Op>, prepared: Prepared) => Promise<Result<Op>>,
  options: CommandOptions<Op> = {},
): Handler<Op> {
  return {
    kind: 'command',
    run: async (call, operation) => {
      const prepared = await prepare(call)
      return command<Op>((commandCall) => run(commandCall, prepared), options).run(call, operation)
    },
  }
}
