import { GEAR } from '../../../catalogue/gear/gear.ts'
import { RESOURCES } from '../../../catalogue/resources.ts'
import type { GameData } from '../../../generated/events.ts'
import type { OperationId } from '../../../generated/operations.ts'
import type { GameEvent } from '../../../rules/game-event.ts'
import { makeCraft } from '../../../rules/gear/craft.ts'
import { advance } from '../../../server/domains/quests/service.ts'
import { receiveConsumables } from '../../../server/platform/items/consumables.ts'
import { changeEnhancePoints } from '../../../server/platform/items/enhance-points.ts'
import { receiveGear } from '../../../server/platform/items/gear.ts'
import { type GearChanges, readOwnGear, saveGear } from '../../../server/platform/items/gear-row.ts'
import { receiveResources } from '../../../server/platform/items/resources.ts'
import { lockPlayer } from '../../../server/platform/lock-order.ts'
import type { Money } from '../../../server/platform/money.ts'
import type { PlayerChanges } from '../../../server/platform/player-row.ts'
import { inTransaction } from '../../../server/platform/transaction.ts'
import {
  type CallAnswer,
  type CallOptions,
  everythingOpen,
  type Game,
  type Lord,
} from '../../support/open-game.ts'
import { answerFault } from './answers.ts'
import { type Holdings, readHoldings } from './holdings.ts'
import { openTab, type Tab, watched } from './tab.ts'

/** One of the three that play: what it shows, and the little model of what it ought to have. */
export interface Castle {
  readonly lord: Lord
  readonly tab: Tab
  readonly had: Holdings
  /** What answers and notices have told of gains and losses, in no order. */
  readonly told: Holdings[]
  /** Basis points that its skills take off the market's fee; none of the deeds learns more of it. */
  readonly marketFee: number
  /** Calls an operation like the page would; the result of 200, else undefined. Throws if the contract is broken. */
  ask<Op extends OperationId>(
    operation: Op,
    options?: CallOptions,
  ): Promise<CallAnswer<Op>['body'] | undefined>
}

const army = {
  archers: 70,
  swordsmen: 70,
  squires: 300,
  priests: 20,
  instructors: 20,
  peasants: 100,
  servants: 25,
  cavalry: 40,
}
const base = { ...army, level: 20, health: 40, energy: 70 }

/** Rich with room; middling, a trader; poor, with a full storage. */
const conditions: readonly (PlayerChanges & Money & { readonly wealth: number })[] = [
  {
    gold: 60_000,
    diamonds: 3_000,
    glory: 6_000,
    forge: 5,
    storage: 12,
    skillBranches: ['economy'],
    wealth: 300,
  },
  {
    gold: 9_000,
    diamonds: 120,
    glory: 900,
    forge: 4,
    storage: 2,
    skillBranches: ['craft', 'economy'],
    skills: { caravanBook: 5, guildPrices: 3 },
    wealth: 150,
  },
  { gold: 400, diamonds: 4, glory: 30, forge: 2, storage: 0, wealth: 490 },
]
const feeOff = [0, 5 * 300 + 3 * 200, 0]

const models = GEAR.filter(({ level }) => level <= 14)
  .filter((_, index) => index % 9 === 0)
  .slice(0, 9)
const bow = 1

const pieces: readonly { readonly gearId: number; readonly changes?: GearChanges }[] = [
  ...models.map(({ id }) => ({ gearId: id })),
  { gearId: bow, changes: { equippedSlot: 1, enhancePoints: 900 } },
  {
    gearId: bow,
    changes: { enhancePoints: 5_500, characteristicsName: 'archersAttack', characteristicsLevel: 3 },
  },
  { gearId: bow, changes: { craft: makeCraft({ archersAttack: 6 }, bow, 'Ратибор') } },
  { gearId: bow, changes: { isLocked: true } },
  { gearId: 999, changes: { limitsLevel: 2 } },
  { gearId: 999, changes: { characteristicsName: 'archersAttack', characteristicsLevel: 2 } },
  { gearId: 999 },
]

const manyDeeds: readonly GameEvent[] = [
  ...Array.from({ length: 12 }, () => ({ type: 'missionWon', difficulty: 'EASY' }) as const),
  { type: 'energySpent', amount: 60 },
  { type: 'unitsBought', group: 'archers', amount: 25 },
  { type: 'taxesCollected', hours: 8 },
]

/** Through the histories, so that the books are right. */
const furnish = (playerId: number, amount: number): Promise<void> =>
  inTransaction(async () => {
    const player = await lockPlayer(playerId)
    await receiveResources(
      player,
      RESOURCES.map(({ id }) => ({ resourceId: id, amount })),
      'DAILY_REWARD',
    )
    await receiveConsumables(
      player,
      [
        { consumableId: 1, amount: 40 },
        { consumableId: 2, amount: 3 },
      ],
      'ADMIN',
    )
    const received = await receiveGear(
      player,
      pieces.map(({ gearId }) => ({ gearId, quality: 50 })),
      'ADMIN',
    )
    const rows = await readOwnGear(
      player.id,
      received.map(({ gearEntityId }) => gearEntityId),
    )
    for (const [index, { gearEntityId }] of received.entries()) {
      const row = rows.find(({ id }) => id === gearEntityId)
      const changes = pieces[index]?.changes
      if (row && changes) saveGear(row, changes)
    }
    changeEnhancePoints(player, 5_000, 'ADMIN')
    await advance(player.id, ...manyDeeds)
  })

/** A castle of level 20 to which everything is open; `place` 0 to 2 says how well off. */
export const foundCastle = async (game: Game, place: number, log: string[]): Promise<Castle> => {
  const { wealth = 0, ...condition } = conditions[place] ?? {}
  // Health does not grow back for long: what the clock does meanwhile is not what is asked here.
  const healthAt = new Date(game.clock.now().getTime() + 30 * 86_400_000)
  const overrides = { ...base, ...condition, healthAt, energyAt: game.clock.now() }
  const lord = await game.lord(overrides, everythingOpen)
  await furnish(lord.player.id, wealth)
  const tab = openTab(lord)
  return {
    lord,
    tab,
    had: await readHoldings(lord.player.id),
    told: [],
    marketFee: feeOff[place] ?? 0,
    ask: async (operation, options = {}) => {
      const answer = await lord.call(operation, { subscribes: watched, ...options })
      const said = answer.status === 200 ? '' : ` ${answer.error.code}`
      const wish = JSON.stringify({ ...options.params, ...options.query, ...(options.body ?? {}) })
      log.push(`${place} ${operation} ${wish}: ${answer.status}${said}`)
      const fault = answerFault(operation, answer)
      if (fault) throw new Error(`${operation} ${fault}: ${answer.text.slice(0, 400)}`)
      if (answer.status !== 200) return undefined
      const brought: { readonly gameData?: GameData } = answer.body
      tab.answered(brought.gameData)
      return answer.body
    },
  }
}
