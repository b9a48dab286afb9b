import type { IncomingHttpHeaders } from 'node:http'
import { type OperationId, operations } from '#generated/operations.ts'
import type { ChannelName, GameData, Subscriptions } from '#generated/types.ts'
import { currentPlatform } from '../../platform/ambient.ts'
import { headerOf } from '../../platform/http/calls/header-of.ts'
import { carriesGameData } from '../../platform/http/contract/contract.ts'
import { answerOnce, claimOf, type Done, type OnceOptions } from '../../platform/http/handlers/answer-once.ts'
import type { Answer, Handler, QueryCall } from '../../platform/http/handlers/handlers.ts'
import type { CallerOf, Result } from '../../platform/http/handlers/operation-types.ts'
import { answerOf } from '../../platform/http/handlers/query.ts'
import { readSubscriptions } from '../../platform/http/handlers/subscriptions.ts'
import { commandSeed } from '../../platform/transaction.ts'
import { isAdministrators, type RecordedAction, recordAction, requestOf } from '../audit/record-action.ts'
import { requireGuildPermission } from '../guilds/require-guild-permission.ts'
import { currentGameLive } from '../live/game-live.ts'
import { readChannels, subscriptionsTo } from '../live/read-game-data.ts'
import { changedChannels, raiseReported, skipTab } from '../live/report.ts'
import { type LockedPlayer, lockPlayer, lockPlayers } from '../player/lock-order.ts'
import { findPlayer, type PlayerRow } from '../player/player-row.ts'
import { sharePreparations } from './shared-preparation.ts'

/** A request that changes something, in one transaction. */
export type CommandCall<Op extends OperationId> = QueryCall<Op> & {
  /** The caller's row, locked and settled. Null where `caller` is null. */
  readonly player: CallerOf<Op, LockedPlayer>
  /** The locked rows of the players that the option `others` names, by id. */
  readonly others: readonly LockedPlayer[]
  /**
   * 32 hexadecimal digits, the same when the command is retried after a deadlock. Only for choices that decide nothing:
   * results come from `draw`.
   */
  readonly seed: string
}

export type CommandRun<Op extends OperationId> = (call: CommandCall<Op>) => Promise<Result<Op>>

type CommandOptions<Op extends OperationId> = OnceOptions<Op> & {
  /**
   * Ids of other players whose rows the command changes. They are found before any lock and locked together with the
   * caller, in order.
   */
  readonly others?: (call: QueryCall<Op>) => Promise<readonly number[]>
  /** Of an administrator's command about several things: a line of the journal for each that changed. By default one line with the request. */
  readonly records?: (call: QueryCall<Op>, result: Result<Op>) => readonly RecordedAction[]
}

/** The channels whose changes the answer shall carry; undefined without the header. 400 if it is invalid. */
function askedChannels(headers: IncomingHttpHeaders): Subscriptions | undefined {
  const asked = headerOf(headers, 'game-data-subscribes')
  return asked === undefined ? undefined : readSubscriptions(asked)
}

/** Snapshots of the subscribed channels among these, as they will be after the commit. */
async function readChanged(
  asked: Subscriptions | undefined,
  operation: OperationId,
  changed: readonly ChannelName[],
  player: PlayerRow | null,
): Promise<GameData | undefined> {
  if (!player || asked === undefined || !carriesGameData(operation)) return undefined
  return readChannels(player, subscriptionsTo(asked, new Set(changed)))
}

/** Whether the snapshots are those of all subscribed channels among these. */
function isComplete(
  gameData: GameData,
  asked: Subscriptions | undefined,
  changed: readonly ChannelName[],
): boolean {
  return changed.every((channel) => !asked?.[channel] || gameData[channel] !== undefined)
}

/** The stored answer of a repeated call, with present snapshots of the channels that the command may change. */
async function refresh<Op extends OperationId>(
  { caller }: QueryCall<Op>,
  operation: Op,
  asked: Subscriptions | undefined,
  answer: Answer,
): Promise<Answer> {
  if (!caller || asked === undefined || answer.body === undefined) return answer
  const player = await findPlayer(caller.playerId)
  const gameData = await readChanged(asked, operation, operations[operation].live, player ?? null)
  return gameData
    ? { ...answer, body: JSON.stringify(withGameData(JSON.parse(answer.body), gameData)) }
    : answer
}

function withGameData(result: unknown, gameData: GameData | undefined): unknown {
  return gameData && typeof result === 'object' && result !== null ? { ...result, gameData } : result
}

/**
 * Authors of tools rely on the contract's `x-live`: a command must not change a channel that it does not name. An
 * observer (`onChanged`) replaces the check: the examples write `x-live` from what it sees.
 */
function checkDeclared(operation: OperationId, changed: ReadonlyMap<number, readonly ChannelName[]>): void {
  if (currentPlatform().config.mode === 'production') return
  const declared: readonly ChannelName[] = operations[operation].live
  const channels = [...new Set([...changed.values()].flat())]
  const observe = currentGameLive()?.onChanged
  observe?.(operation, channels)
  if (observe) return
  const undeclared = channels.filter((channel) => !declared.includes(channel))
  if (undeclared.length > 0)
    throw new Error(`${operation} changes ${undeclared.join(', ')}, which its x-live does not name`)
}

/** Locks the caller's row and those of others, in lock order. */
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
  { others: named, records }: CommandOptions<Op>,
): Promise<Done> {
  const { caller } = call
  const subjects = await named?.(call)
  const { locked, others } = await lockAll(caller?.playerId, subjects)
  const { guildPermissions } = operations[operation]
  if (locked && guildPermissions.length > 0) await requireGuildPermission(locked.id, guildPermissions)
  // `locked` is null exactly where `CallerOf` is.
  const player = locked as CallerOf<Op, LockedPlayer>
  const commandCall: CommandCall<Op> = { ...call, player, others, seed: commandSeed() }
  const result = await run(commandCall)
  if (locked && isAdministrators(operation)) {
    const subjectId = subjects?.find((id) => id !== locked.id) ?? null
    for (const action of records?.(call, result) ?? [{ subjectId, request: requestOf(call) }])
      recordAction(operation, locked.id, action, call)
  }
  const changed = changedChannels()
  checkDeclared(operation, changed)
  const raised = raiseReported()
  if (locked && raised.includes(locked.id)) locked.rev += 1
  const changedOfCaller = (locked && changed.get(locked.id)) ?? []
  const gameData = await readChanged(asked, operation, changedOfCaller, locked)
  // A tab that lacks a channel in the answer is notified like the others.
  if (gameData && locked && isComplete(gameData, asked, changedOfCaller))
    skipTab({ playerId: locked.id, clientId: call.clientId })
  const kept = answerOf(result)
  return { answer: gameData ? answerOf(withGameData(result, gameData)) : kept, kept }
}

/**
 * A call that changes something, in one transaction: claim the idempotency key and look for due timers of the caller
 * (if there are any, settle them and start again), lock the caller's row, check `x-guild-permission`, call `run`, raise revisions, read
 * `gameData` for the answer (it is not stored: a repeated call reads it again), and after the commit send events. A
 * deadlock repeats everything with the same seed, so `run` keeps its effects inside the transaction or in
 * `afterCommit`.
 */
export function command<Op extends OperationId>(
  run: CommandRun<Op>,
  options: CommandOptions<Op> = {},
): Handler<Op> {
  return {
    run: async (call, operation) => {
      const asked = askedChannels(call.headers)
      return answerOnce(call, operation, options, {
        work: () => carryOut(call, operation, run, asked, options),
        refresh: (answer) => refresh(call, operation, asked, answer),
      })
    },
  }
}

/**
 * A command whose slow part (hashing a password) runs before the transaction, so that it holds no connection.
 * `prepare` must not change anything. `run` gets its result. Repeated calls that come at the same time share it.
 */
export function preparedCommand<Op extends OperationId, Prepared>(
  prepare: (call: QueryCall<Op>) => Promise<Prepared>,
  run: (call: CommandCall<Op>, prepared: Prepared) => Promise<Result<Op>>,
  options: CommandOptions<Op> = {},
): Handler<Op> {
  const runPrepared = sharePreparations<Prepared>()
  return {
    run: (call, operation) =>
      runPrepared(
        claimOf(call, operation, options),
        () => prepare(call),
        (prepared) => command<Op>((commandCall) => run(commandCall, prepared), options).run(call, operation),
      ),
  }
}
