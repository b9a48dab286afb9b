import type { FightHost } from '#generated/types.ts'
import { PlayerName } from '../../shared/player/player-name.tsx'

/** The name of a side. That of a player links to the player's page. */
export function ContenderName({
  contender: { playerId, name },
}: {
  contender: Pick<FightHost, 'playerId' | 'name'>
}) {
  return playerId !== null && playerId > 0 ? <PlayerName playerId={playerId} name={name} /> : name
}
