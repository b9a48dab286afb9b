import { isDeepStrictEqual } from 'node:util'
import { sql } from '#server/platform/sql.ts'

/** Expected state of a piece of gear. The lots know whether it is on the market. */
export type Piece = {
  readonly gearId: number
  readonly quality: number
  /** The player's id, null if the gear no longer exists. */
  ownerId: number | null
  enhancePoints: number
  isLocked: boolean
  equippedSlot: number | null
  /** The name given by its owner, null for the model's name. */
  ownName: string | null
  isCrafted: boolean
  fromMarket: boolean
}

/** All gear in the model, by id. */
export type Pieces = Map<number, Piece>

type StoredPiece = Piece & {
  readonly id: number
  readonly isInMarket: boolean
}

function readPieces(ownerIds: readonly number[]): Promise<StoredPiece[]> {
  return sql<StoredPiece>`
    SELECT id, gear_id, quality, player_id AS owner_id, enhance_points, is_locked, equipped_slot, own_name,
      craft IS NOT NULL AS is_crafted, from_market, is_in_market
    FROM gear WHERE player_id = ANY(${ownerIds}::bigint[])`
}

/** The gear of these players at the start. */
export async function firstPieces(ownerIds: readonly number[]): Promise<Pieces> {
  return new Map((await readPieces(ownerIds)).map(({ id, isInMarket, ...piece }) => [id, piece]))
}

/** Adds gear that a player sees for the first time, as new gear. */
export function meet(
  pieces: Pieces,
  ownerId: number,
  { id, gearId, quality }: { readonly id: number | null; readonly gearId: number; readonly quality: number },
): void {
  if (id === null || pieces.has(id)) return
  pieces.set(id, {
    gearId,
    quality,
    ownerId,
    enhancePoints: 0,
    isLocked: false,
    equippedSlot: null,
    ownName: null,
    isCrafted: false,
    fromMarket: false,
  })
}

/** The gear, which must belong to this player. Otherwise the server has allowed access to another player's gear. */
export function ownPiece(pieces: Pieces, ownerId: number, id: number): Piece {
  const piece = pieces.get(id)
  if (piece?.ownerId !== ownerId) {
    throw new Error(`Player ${ownerId} was let at piece ${id} of ${piece?.ownerId ?? 'nobody'}`)
  }
  return piece
}

/** Differences between the expected and the stored gear. `offered` are ids of gear on the market. */
export async function pieceFaults(
  pieces: Pieces,
  ownerIds: readonly number[],
  offered: ReadonlySet<number>,
): Promise<string[]> {
  const stored = new Map((await readPieces(ownerIds)).map((piece) => [piece.id, piece]))
  const met = [...pieces].flatMap(([id, piece]) => {
    const expected = piece.ownerId === null ? undefined : { id, ...piece, isInMarket: offered.has(id) }
    const found = stored.get(id)
    return isDeepStrictEqual({ ...found }, { ...expected })
      ? []
      : [`Piece ${id} is ${JSON.stringify(found)} and ought to be ${JSON.stringify(expected)}`]
  })
  const unmet = [...stored.values()].filter(({ id }) => !pieces.has(id))
  const worked = unmet.filter(
    ({ enhancePoints, equippedSlot, isLocked, isInMarket }) =>
      enhancePoints > 0 || equippedSlot !== null || isLocked || isInMarket,
  )
  return [...met, ...worked.map(({ id }) => `Piece ${id} was worked on by nobody`)]
}
