/** `playerArmy` and `archers` make `playerArmyArchers` (docs/game.md §3). */
export function tipKey(subject: 'playerArmy' | 'playerCharacteristics' | 'building', key: string): string {
  return `${subject}${key.slice(0, 1).toUpperCase()}${key.slice(1)}`
}
