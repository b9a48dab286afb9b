import { getOwnPlace, listPlayersByName, listTopPlayers } from '../../../../../generated/hooks/toplists.ts'
import type { TopListSort, TopPlayer } from '../../../../../generated/types.ts'
import { PlayerName } from '../../things/player/player-name.tsx'
import { playerNote } from '../../things/player/player-note.ts'
import { formatNumber } from '../../ui/format/number.ts'
import { Avatar } from '../../ui/pictures/avatar.tsx'
import { PlayerBadge } from '../../ui/pictures/player-badge.tsx'
import type { TopList } from './top-list.ts'

const PICTURE_SIZE = 36
const NAME_LENGTH_MAX = 12

/** The list of the best players. */
export const TOP_PLAYERS: TopList<TopListSort, TopPlayer> = {
  key: 'topPlayers',
  title: 'Лучшие игроки',
  label: 'Список игроков',
  nameHeading: 'Игрок',
  search: {
    label: 'Имя',
    placeholder: 'Как имя начинается',
    lengthMax: NAME_LENGTH_MAX,
    isPossible: (text) =>
      /^[A-Za-zА-Яа-яЁё0-9]+( [A-Za-zА-Яа-яЁё0-9]+)*$/.test(text) && text.length <= NAME_LENGTH_MAX,
    nobody: 'Никого с таким именем нет.',
  },
  empty: 'Список сейчас составляют, загляните через минуту.',
  sortTip: 'topListSort',
  own: { label: 'Ваше место', note: 'Это вы', jump: 'К себе' },
  columns: [
    {
      sort: 'LEVEL',
      option: 'По уровню',
      heading: 'Уровень',
      figure: ({ player }) => formatNumber(player.level),
    },
    { sort: 'WIN', option: 'По победам', heading: 'Победы', figure: ({ wins }) => formatNumber(wins) },
    {
      sort: 'LOSE',
      option: 'По поражениям',
      heading: 'Поражения',
      figure: ({ losses }) => formatNumber(losses),
    },
    { sort: 'DRAW', option: 'По ничьим', heading: 'Ничьи', figure: ({ draws }) => formatNumber(draws) },
    {
      sort: 'TOTAL_GOLD',
      option: 'По золоту',
      heading: 'Всего золота',
      figure: ({ totalGold }) => formatNumber(totalGold),
    },
  ],
  idOf: ({ player }) => player.playerId,
  badge: (entry, ownNote) => {
    const { playerId, name, avatarUrl, level, guildTag } = entry.player
    return (
      <PlayerBadge
        player={{ id: playerId, name, avatarUrl, level }}
        link={<PlayerName playerId={playerId} name={name} guildTag={guildTag} />}
        note={ownNote ?? playerNote(entry)}
        size={PICTURE_SIZE}
      />
    )
  },
  picture: ({ player }) => <Avatar id={player.playerId} src={player.avatarUrl} size={PICTURE_SIZE} />,
  readPage: (order, { cursor, limit }, signal) =>
    listTopPlayers({ ...order, limit, ...(cursor !== '' && { cursor }) }, { signal }),
  readOwn: async (order, signal) => {
    const { item, players, cursor } = await getOwnPlace(order, { signal })
    return { entry: item, entries: players, cursor }
  },
  find: async (name, order, signal) => (await listPlayersByName({ ...order, name }, { signal })).items,
}
