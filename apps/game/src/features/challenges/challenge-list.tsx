import type { ChallengeLine } from '#generated/types.ts'
import { ListedLord, LordPicture } from '../../shared/player/listed-lord.tsx'
import type { RankedList } from '../../shared/toplists/ranked-list.ts'
import { formatNumber } from '../../ui/format/number.ts'

/** How the table of a challenge shows its lines. */
export const CHALLENGE_LIST: RankedList<'SCORE', ChallengeLine> = {
  nameHeading: 'Игрок',
  empty: 'Очков ещё ни у кого нет. Первое место свободно.',
  own: { label: 'Ваше место', note: 'Это вы', jump: 'К себе' },
  columns: [
    { sort: 'SCORE', option: 'По очкам', heading: 'Очки', figure: ({ score }) => formatNumber(score) },
  ],
  idOf: ({ player }) => player.playerId,
  badge: (line, ownNote) => <ListedLord lord={line} note={ownNote} />,
  picture: ({ player }) => <LordPicture player={player} />,
}
