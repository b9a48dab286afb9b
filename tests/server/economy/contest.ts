import type { OperationId } from '#generated/operations.ts'
import type { CallOptions, Game, Lord } from '../../support/open-game.ts'

/** One of the concurrent callers. */
export type Rival = {
  readonly lord: Lord
  readonly options: CallOptions
  /** Only if it differs from the contest's operation. */
  readonly operation?: OperationId
}

/** Concurrent calls that compete for something that suffices once: the last item, money, space, or a task. */
export type Contest = {
  readonly operation: OperationId
  readonly over: string
  /** How many calls succeed: one, or all, with the same result as in sequence. */
  readonly done: 'one' | 'all'
  /** Codes that refuse the other calls. */
  readonly refused: readonly string[]
  /** The callers. They repeat in this order. */
  readonly meet: (game: Game) => Promise<readonly Rival[]>
  /** The result has random numbers, so only its shape is compared. */
  readonly isDrawn?: true
  /** Number of calls. 20 by default. */
  readonly most?: number
}

/** One caller repeats the same call. */
export function oneOf(
  operation: OperationId,
  over: string,
  refused: string,
  meet: (game: Game) => Promise<Rival>,
  isDrawn?: true,
): Contest {
  return {
    operation,
    over,
    done: 'one',
    refused: [refused],
    meet: async (game) => [await meet(game)],
    isDrawn,
  }
}

/** Two different calls, only one of which can succeed. */
export function oneOfTwo(
  [first, second]: readonly [OperationId, OperationId],
  over: string,
  refused: readonly string[],
  meet: (game: Game) => Promise<{ readonly lord: Lord; readonly asks: readonly [CallOptions, CallOptions] }>,
): Contest {
  return {
    operation: first,
    over: `${over}, against ${second}`,
    done: 'one',
    refused,
    meet: async (game) => {
      const { lord, asks } = await meet(game)
      return [
        { lord, options: asks[0] },
        { lord, options: asks[1], operation: second },
      ]
    },
  }
}
