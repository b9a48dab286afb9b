import type { Castle } from './castle.ts'
import type { Dice } from './dice.ts'
import type { World } from './world.ts'

/** Something that a player tries, with what is at hand or with what is not; what it told is written into the castle. */
export type Deed = (castle: Castle, dice: Dice, world: World) => Promise<unknown>

/** A piece of the castle's own, or once in a while somebody else's. */
export const anyPiece = async (castle: Castle, dice: Dice, world: World): Promise<number> => {
  const owner = dice.rarely(12) ? (dice.pick(world.castles) ?? castle) : castle
  const { gear } = await owner.tab.show('inventory')
  return dice.pick(gear)?.id ?? 1
}

/** Of the castle's own pieces one that is as wished, if there is one, or any. */
export const aptPiece = async (
  castle: Castle,
  dice: Dice,
  world: World,
  isApt: (piece: PieceShown) => boolean,
): Promise<number> => {
  const { gear } = await castle.tab.show('inventory')
  return dice.pick(gear.filter(isApt))?.id ?? anyPiece(castle, dice, world)
}

export type PieceShown =
  Awaited<ReturnType<Castle['tab']['show']>> extends infer Data
    ? Data extends { gear: readonly (infer Piece)[]; enhancePoints: number }
      ? Piece
      : never
    : never
