import { TITLE_NAMES } from '#catalogue/player/titles.ts'
import type { Neighbour } from '#generated/types.ts'

/** The title, whether the player is here now, and for a castle without a player that it is generated. */
export function playerNote({ player, isGenerated, isOnline }: Neighbour): string {
  const words: string[] = [TITLE_NAMES[player.title]]
  if (isGenerated) words.push('правит ключник')
  else if (isOnline) words.push('в игре')
  return words.join(' · ')
}
