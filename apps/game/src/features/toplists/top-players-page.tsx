import { getOwnPlace, listPlayersByName, listTopPlayers } from '#generated/hooks/toplists.ts'
import type { TopListSort, TopPlayer } from '#generated/types.ts'
import { useGameData } from '../../live/use-game-data.ts'
import { ListedLord, LordPicture } from '../../shared/player/listed-lord.tsx'
import { formatNumber } from '../../ui/format/number.ts'
import { ListPage } from './list-page.tsx'
import type { TopList } from './top-list.ts'

/** The best players, and how many have the game open. */
export function TopPlayersPage() {
  const panel = useGameData('controlPanel').data
  const online = useGameData('online').data?.count
  return (
    <ListPage
      list={TOP_PLAYERS}
      ownCause={panel && `${panel.baseInfo.level} ${panel.purse.gold}`}
      aside={online !== undefined && <p className="num">Сейчас в игре: {formatNumber(online)}</p>}
    />
  )
}

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
  badge: (entry, ownNote) => <ListedLord lord={entry} note={ownNote} />,
  picture: ({ player }) => <LordPicture player={player} />,
  readPage: (order, page, signal) => listTopPlayers({ ...order, ...page }, { signal }),
  readOwn: async (order, signal) => {
    const { item, players, cursor } = await getOwnPlace(order, { signal })
    return { entry: item, entries: players, cursor }
  },
  find: async (name, order, signal) => (await listPlayersByName({ ...order, name }, { signal })).items,
}
