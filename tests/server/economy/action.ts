import type { Castle } from './castle.ts'
import type { Dice } from './dice.ts'
import { meet } from './pieces.ts'
import type { World } from './world.ts'

/** Something that a player tries, with what is at hand or with what is not; what it told is written into the castle. */
export type Action = (castle: Castle, dice: Dice, world: World) => Promise<unknown>

/** What a castle shows of its gear; whoever is shown a piece has met it. */
export async function gearOf({ lord, tab }: Castle, world: World): Promise<readonly PieceShown[]> {
  const { gear } = await tab.show('inventory')
  for (const piece of gear) meet(world.pieces, lord.player.id, piece)
  return gear
}

/** A piece of the castle's own, or once in a while somebody else's. */
export async function anyPiece(castle: Castle, dice: Dice, world: World): Promise<number> {
  const owner = dice.rarely(8) ? (dice.pick(world.castles) ?? castle) : castle
  return dice.pick(await gearOf(owner, world))?.id ?? 1
}

/** Of the castle's own pieces one that is as wished, if there is one, or any. */
export async function aptPiece(
  castle: Castle,
  dice: Dice,
  world: World,
  isApt: (piece: PieceShown) => boolean,
): Promise<number> {
  const apt = (await gearOf(castle, world)).filter(isApt)
  return dice.rarely(20)
    ? anyPiece(castle, dice, world)
    : (dice.pick(apt)?.id ?? anyPiece(castle, dice, world))
}

export type PieceShown =
  Awaited<ReturnType<Castle['tab']['show']>> extends infer Data
    ? Data extends { gear: readonly (infer Piece)[]; enhancePoints: number }
      ? Piece
      : never
    : never
