import fc, { type AsyncCommand } from 'fast-check'
import type { Action } from './action.ts'
import { castleActions } from './castle-actions.ts'
import { diceOf } from './dice.ts'
import { forgeActions } from './forge-actions.ts'
import { questActions } from './quest-actions.ts'
import { storageActions } from './storage-actions.ts'
import { tradeActions } from './trade-actions.ts'
import type { World } from './world.ts'

/** Fast-check's own model is unused. The model is part of the world. */
type Command = AsyncCommand<object, World>

const actions: Readonly<Record<string, Action>> = {
  ...storageActions,
  ...forgeActions,
  ...tradeActions,
  ...castleActions,
  ...questActions,
}

/** Actions that involve other players are more frequent. */
const names = [
  ...Object.keys(actions),
  ...Object.keys(tradeActions),
  'buyLot',
  'buyLot',
  'createLot',
  'mission',
]

type Try = {
  readonly who: number
  readonly name: string
  readonly dice: readonly number[]
}

function tryOf(world: World, { who, name, dice }: Try) {
  return async (): Promise<unknown> => {
    const castle = world.castles[who]
    const action = actions[name]
    return castle && action ? action(castle, diceOf(dice), world) : undefined
  }
}

function commandOf(tries: readonly Try[]): Command {
  return {
    check: () => true,
    run: (_model, world) => world.together(...tries.map((one) => tryOf(world, one))),
    toString: () => tries.map(({ who, name }) => `${who} ${name}`).join(' & '),
  }
}

function pause(seconds: number, keepsTimers: boolean): Command {
  return {
    check: () => true,
    run: (_model, world) => world.wait(seconds, keepsTimers),
    toString: () => `${seconds} seconds`,
  }
}

const oneTry: fc.Arbitrary<Try> = fc.record({
  who: fc.integer({ min: 0, max: 2 }),
  name: fc.constantFrom(...names),
  dice: fc.array(fc.nat(9_999), { minLength: 6, maxLength: 6 }),
})

/** Concurrent actions are equal more often than by chance, since equal actions conflict most. */
const atOnce: fc.Arbitrary<Command> = fc.oneof(
  fc.array(oneTry, { minLength: 2, maxLength: 4 }).map(commandOf),
  oneTry.map((one) => commandOf([one, one])),
  fc.tuple(oneTry, fc.constantFrom(...names)).map(([one, name]) => commandOf([one, { ...one, name }])),
  oneTry.map((one) => commandOf([0, 1, 2].map((who) => ({ ...one, who })))),
)

const command: fc.Arbitrary<Command> = fc.oneof(
  { weight: 15, arbitrary: oneTry.map((one) => commandOf([one])) },
  { weight: 5, arbitrary: atOnce },
  {
    weight: 1,
    arbitrary: fc
      .tuple(fc.constantFrom(90, 1_800, 15_000, 90_000), fc.boolean())
      .map(([seconds, late]) => pause(seconds, late)),
  },
)

/** Fifty commands in a row, some of them concurrent. */
export const sequences = fc.array(command, { minLength: 50, maxLength: 50 })
