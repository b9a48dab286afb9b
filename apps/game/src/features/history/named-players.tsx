import type { ItemEntry } from '#generated/types.ts'
import { PlayerName } from '../../things/player/player-name.tsx'
import { softHyphens } from '../../ui/format/soft-hyphens.ts'

type NamedPlayersProps = { text: string; players: ItemEntry['players'] }

/** A text with the names of players in it as links. */
export function NamedPlayers({ text, players }: NamedPlayersProps) {
  const [first, ...others] = players
  const at = first ? text.indexOf(first.name) : -1
  if (!first || at < 0) return softHyphens(text)
  return (
    <>
      {softHyphens(text.slice(0, at))}
      <PlayerName playerId={first.playerId} name={first.name} />
      <NamedPlayers text={text.slice(at + first.name.length)} players={others} />
    </>
  )
}
