import type { OperationId } from '#generated/operations.ts'
import type { GameData } from '#generated/types.ts'
import {
  ALL_PAGES_OPEN,
  type CallAnswer,
  type CallOptions,
  type Game,
  type Lord,
} from '../../support/open-game.ts'
import { answerFault } from './answers.ts'
import { type Books, readBooks } from './books.ts'
import { base, CONDITIONS, FEE_OFF, furnish } from './furnish.ts'
import { type Holdings, readHoldings } from './holdings.ts'
import { openTab, type Tab, watched } from './tab.ts'

/** A started tax collection. The clock decides whether it has ended. */
export type Collection = {
  readonly hours: 1 | 4 | 8
  readonly gold: number
  readonly endsAt: number
}

/**
 * An answer with snapshots, whose revision rises with every command of the player. It gives the order of the
 * answers.
 */
type Answered = {
  readonly gameData?: GameData
}

/** One of the three playing castles: its tab, and the model of its expected state. */
export type Castle = {
  readonly lord: Lord
  readonly tab: Tab
  readonly had: Holdings
  /** Gains and losses from answers and notifications, in no order. */
  readonly reported: Holdings[]
  readonly books: Books
  readonly collections: Collection[]
  /** Keys of the daily quests paid, each with its day. */
  readonly claimed: Set<string>
  /** Gear that has been worn at least once. */
  readonly wornOnce: Set<number>
  /** Basis points by which skills lower the market fee. No action changes it. */
  readonly marketFee: number
  /**
   * Sends a call like the page. Returns the body of a 200, otherwise undefined. Throws if the answer breaks
   * the contract.
   */
  ask<Op extends OperationId>(
    operation: Op,
    options?: CallOptions,
  ): Promise<CallAnswer<Op>['body'] | undefined>
  /** Queues an update of the model. Updates run later, in the server's order. */
  reckon(answer: Answered, work: (books: Books) => void): void
  /** Runs the queued updates in the order of the server's answers. Throws if an answer contradicts the rules. */
  closeBooks(): void
}

function revOf({ gameData = {} }: Answered): number {
  return Math.max(0, ...Object.values(gameData).map((snapshot) => snapshot?.rev ?? 0))
}

/** A castle of level 20 with all pages open. `place`, 0 to 2, chooses its wealth. */
export async function foundCastle(game: Game, place: number, log: string[]): Promise<Castle> {
  const { wealth = 0, ...condition } = CONDITIONS[place] ?? {}
  // Health returns only after a month, so that the clock does not change it during the test.
  const healthAt = new Date(game.clock.now().getTime() + 30 * 86_400_000)
  const overrides = { ...base, ...condition, healthAt, energyAt: game.clock.now() }
  const lord = await game.lord(overrides, ALL_PAGES_OPEN)
  await furnish(lord.player.id, wealth)
  const tab = openTab(lord)
  const books = await readBooks(lord.player.id)
  const done: { rev: number; work: (books: Books) => void }[] = []
  return {
    lord,
    tab,
    had: await readHoldings(lord.player.id),
    reported: [],
    books,
    collections: [],
    claimed: new Set(),
    wornOnce: new Set(),
    marketFee: FEE_OFF[place] ?? 0,
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
