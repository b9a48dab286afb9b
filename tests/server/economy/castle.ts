import type { OperationId } from '../../../generated/operations.ts'
import type { GameData } from '../../../generated/types.ts'
import {
  type CallAnswer,
  type CallOptions,
  everythingOpen,
  type Game,
  type Lord,
} from '../../support/open-game.ts'
import { answerFault } from './answers.ts'
import { type Books, readBooks } from './books.ts'
import { base, conditions, feeOff, furnish } from './furnish.ts'
import { type Holdings, readHoldings } from './holdings.ts'
import { openTab, type Tab, watched } from './tab.ts'

/** Collectors who were sent out; whether they are home, the clock says. */
export type Collection = {
  readonly hours: 1 | 4 | 8
  readonly gold: number
  readonly endsAt: number
}

/** An answer that says when it was given: the caller's revision rises with every command. */
type Told = {
  readonly gameData?: GameData
}

/** One of the three that play: what it shows, and the little model of what it ought to have. */
export type Castle = {
  readonly lord: Lord
  readonly tab: Tab
  readonly had: Holdings
  /** What answers and notices have told of gains and losses, in no order. */
  readonly told: Holdings[]
  readonly books: Books
  readonly collections: Collection[]
  /** Keys of the day's quests paid, each with its day. */
  readonly claimed: Set<string>
  /** Pieces that have been put on once. */
  readonly wornOnce: Set<number>
  /** Basis points that its skills take off the market's fee; none of the deeds learns more of it. */
  readonly marketFee: number
  /** Calls an operation like the page would; the result of 200, else undefined. Throws if the contract is broken. */
  ask<Op extends OperationId>(
    operation: Op,
    options?: CallOptions,
  ): Promise<CallAnswer<Op>['body'] | undefined>
  /** Something was done: `work` writes down what follows from it by the rules, once it is clear in which order. */
  reckon(answer: Told, work: (books: Books) => void): void
  /** Writes down what was done, in the order in which the server did it; throws what is not as the rules say. */
  closeBooks(): void
}

function revOf({ gameData = {} }: Told): number {
  return Math.max(0, ...Object.values(gameData).map((snapshot) => snapshot?.rev ?? 0))
}

/** A castle of level 20 to which everything is open; `place` 0 to 2 says how well off. */
export async function foundCastle(game: Game, place: number, log: string[]): Promise<Castle> {
  const { wealth = 0, ...condition } = conditions[place] ?? {}
  // Health does not grow back for long: what the clock does meanwhile is not what is asked here.
  const healthAt = new Date(game.clock.now().getTime() + 30 * 86_400_000)
  const overrides = { ...base, ...condition, healthAt, energyAt: game.clock.now() }
  const lord = await game.lord(overrides, everythingOpen)
  await furnish(lord.player.id, wealth)
  const tab = openTab(lord)
  const books = await readBooks(lord.player.id)
  const done: { rev: number; work: (books: Books) => void }[] = []
  return {
    lord,
    tab,
    had: await readHoldings(lord.player.id),
    told: [],
    books,
    collections: [],
    claimed: new Set(),
    wornOnce: new Set(),
    marketFee: feeOff[place] ?? 0,
    ask: async (operation, options = {}) => {
      const answer = await lord.call(operation, { subscribes: watched, ...options })
      const said = answer.status === 200 ? '' : ` ${answer.error.code}`
      const request = JSON.stringify({ ...options.params, ...options.query, ...(options.body ?? {}) })
      log.push(`${place} ${operation} ${request}: ${answer.status}${said}`)
      const fault = answerFault(operation, answer.status)
      if (fault) throw new Error(`${operation} ${fault}: ${answer.text.slice(0, 400)}`)
      if (answer.status !== 200) return undefined
      const brought: { readonly gameData?: GameData } = answer.body
      tab.answered(brought.gameData)
      return answer.body
    },
    reckon: (answer, work) => done.push({ rev: revOf(answer), work }),
    closeBooks: () => {
      for (const { work } of done.splice(0).sort((a, b) => a.rev - b.rev)) work(books)
    },
  }
}
