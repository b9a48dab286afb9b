import type { Castle } from './castle.ts'
import type { Dice } from './dice.ts'
import { meet } from './expected-gear.ts'
import type { World } from './world.ts'

/**
 * An action that a player tries, whether possible or not. It records gains and losses from the answer in the
 * castle.
 */
export type Action = (castle: Castle, dice: Dice, world: World) => Promise<unknown>

/** The gear that the castle's page shows. Unknown gear is added to the model. */
export async function gearOf({ lord, tab }: Castle, world: World): Promise<readonly GearShown[]> {
  const { gear } = await tab.show('inventory')
  for (const item of gear) meet(world.gear, lord.player.id, item)
  return gear
}

/** Gear of the castle, or sometimes of another one. */
export async function anyGear(castle: Castle, dice: Dice, world: World): Promise<number> {
  const owner = dice.rarely(8) ? (dice.pick(world.castles) ?? castle) : castle
  return dice.pick(await gearOf(owner, world))?.id ?? 1
}

/** Gear of the castle that fits `isApt`, or any if none does. */
export async function aptGear(
  castle: Castle,
  dice: Dice,
  world: World,
  isApt: (item: GearShown) => boolean,
): Promise<number> {
  const apt = (await gearOf(castle, world)).filter(isApt)
  return dice.rarely(20) ? anyGear(castle, dice, world) : (dice.pick(apt)?.id ?? anyGear(castle, dice, world))
}

export type GearShown =
  Awaited<ReturnType<Castle['tab']['show']>> extends infer Data
    ? Data extends { gear: readonly (infer Shown)[]; enhancePoints: number }
      ? Shown
      : never
    : never
