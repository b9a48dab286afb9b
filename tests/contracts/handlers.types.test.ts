import { describe, expectTypeOf, it } from 'vitest'
import type { OperationId } from '#generated/operations.ts'
import { type CommandCall, command } from '#server/game/commands/command.ts'
import type { LockedPlayer } from '#server/game/player/lock-order.ts'
import type { PlayerRow } from '#server/game/player/player-row.ts'
import type { Caller } from '#server/platform/http/callers/caller.ts'
import type { ApiHandlers, Handler, HandlersOf, QueryCall } from '#server/platform/http/handlers/handlers.ts'
import type { Result } from '#server/platform/http/handlers/operation-types.ts'

describe('ApiHandlers', () => {
  it('requires a handler for every operation', () => {
    expectTypeOf<keyof ApiHandlers>().toEqualTypeOf<OperationId>()
    expectTypeOf<Omit<ApiHandlers, 'buyUnits'>>().not.toExtend<ApiHandlers>()
  })

  it('asks each domain for the operations of its tag', () => {
    expectTypeOf<keyof HandlersOf<'missions'>>().toEqualTypeOf<
      'listMissions' | 'startMission' | 'getUnlimitedMission' | 'startUnlimitedMission'
    >()
    expectTypeOf<Omit<HandlersOf<'missions'>, 'startMission'>>().not.toExtend<HandlersOf<'missions'>>()
  })

  it('infers the operation from the place of the handler', () => {
    const handlers = {
      restoreEnergy: command(async (call) => {
        expectTypeOf(call).toEqualTypeOf<CommandCall<'restoreEnergy'>>()
        throw new Error('never called')
      }),
    } satisfies HandlersOf<'energy'>
    expectTypeOf(handlers.restoreEnergy).toEqualTypeOf<Handler<'restoreEnergy'>>()
  })

  it('refuses the handler of another operation', () => {
    expectTypeOf<Handler<'getWorld'>>().not.toExtend<ApiHandlers['buyUnits']>()
  })

  it('requires the body of the contract, and none for 204', () => {
    expectTypeOf<{ group: 'archers' }>().not.toExtend<Result<'buyUnits'>>()
    expectTypeOf<Result<'logOut'>>().toEqualTypeOf<undefined>()
    expectTypeOf<undefined>().toExtend<Result<'getAuthData'>>()
    expectTypeOf<undefined>().not.toExtend<Result<'buyUnits'>>()
  })

  it('knows whether a caller is logged in', () => {
    expectTypeOf<QueryCall<'getWorld'>['caller']>().toEqualTypeOf<null>()
    expectTypeOf<QueryCall<'getAuthData'>['caller']>().toEqualTypeOf<Caller | null>()
    expectTypeOf<CommandCall<'buyUnits'>['caller']>().toEqualTypeOf<Caller>()
    expectTypeOf<CommandCall<'buyUnits'>['player']>().toEqualTypeOf<LockedPlayer>()
  })

  it('does not take a row that was only read for a locked one', () => {
    expectTypeOf<PlayerRow>().not.toExtend<LockedPlayer>()
    expectTypeOf<LockedPlayer>().toExtend<PlayerRow>()
  })

  it('types parameters and bodies by operation', () => {
    expectTypeOf<QueryCall<'getFight'>['params']['fightId']>().toEqualTypeOf<number>()
    expectTypeOf<CommandCall<'buyUnits'>['body']['amount']>().toEqualTypeOf<number>()
    expectTypeOf<CommandCall<'restoreEnergy'>['body']>().toEqualTypeOf<undefined>()
  })
})
