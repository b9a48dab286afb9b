/** The name of a deleted player. It is longer than a player may choose. */
export function deletedPlayerName(playerId: number): string {
  return `Удалённый игрок ${playerId}`
}
