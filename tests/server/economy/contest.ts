import type { OperationId } from '../../../generated/operations.ts'
import type { CallOptions, Game, Lord } from '../../support/open-game.ts'

/** One of those who ask at the same moment. */
export type Rival = {
  readonly lord: Lord
  readonly options: CallOptions
  /** Where it is another one than the contest's. */
  readonly operation?: OperationId
}

/** Calls that ask for what is there once: the last thing, its price, its room, its turn. */
export type Contest = {
  readonly operation: OperationId
  readonly over: string
  /** One of all, or every call: then they leave what they would leave in turn. */
  readonly done: 'one' | 'all'
  /** How those who come too late are refused. */
  readonly refused: readonly string[]
  /** Who asks, again and again in this order. */
  readonly meet: (game: Game) => Promise<readonly Rival[]>
  /** Numbers are drawn for each player. */
  readonly isDrawn?: true
  /** How many calls at most; 20 unless told. */
  readonly most?: number
}

/** One who asks, and asks again. */
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

/** Two different calls of which one leaves nothing for the other. */
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
