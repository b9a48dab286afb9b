import type { Neighbour } from '#generated/types.ts'
import { Avatar } from '../../ui/pictures/avatar.tsx'
import { PlayerBadge } from '../../ui/pictures/player-badge.tsx'
import { PlayerName } from './player-name.tsx'
import { playerNote } from './player-note.ts'

const PICTURE_SIZE = 36

type ListedLordProps = {
  lord: Neighbour
  /** Replaces the title and whether the player is here now. */
  note?: string | undefined
}

/** A player in a list: picture, linked name, and what is worth knowing. */
export function ListedLord({ lord, note }: ListedLordProps) {
  const { playerId, arms, name, avatarUrl, level, guildTag } = lord.player
  return (
    <PlayerBadge
      player={{ id: arms, name, avatarUrl, level }}
      link={<PlayerName playerId={playerId} name={name} guildTag={guildTag} />}
      note={note ?? playerNote(lord)}
      size={PICTURE_SIZE}
    />
  )
}

/** The picture alone. */
export function LordPicture({ player }: Pick<Neighbour, 'player'>) {
  return <Avatar id={player.arms} src={player.avatarUrl} size={PICTURE_SIZE} />
}
