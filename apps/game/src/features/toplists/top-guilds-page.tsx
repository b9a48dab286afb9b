import { getOwnGuildPlace, listGuildsByName, listTopGuilds } from '#generated/hooks/toplists.ts'
import type { TopGuild, TopGuildSort } from '#generated/types.ts'
import { useGameData } from '../../live/use-game-data.ts'
import { formatAverageLevel } from '../../shared/guilds/average-level.ts'
import { GuildArms, GuildBadge } from '../../shared/guilds/guild-badge.tsx'
import { HeadLink } from '../../shell/head-link.tsx'
import { formatNumber } from '../../ui/format/number.ts'
import { ListPage } from './list-page.tsx'
import type { TopList } from './top-list.ts'

/** The best guilds. */
export function TopGuildsPage() {
  const guild = useGameData('guild').data?.guild
  return (
    <ListPage
      list={TOP_GUILDS}
      ownCause={
        guild === undefined
          ? undefined
          : guild === null
            ? 'none'
            : `${guild.guildTag} ${guild.members.length} ${guild.averageLevel} ${guild.totalGold}`
      }
      aside={<HeadLink to="guild">{guild ? 'Моя гильдия' : 'Найти свою гильдию'}</HeadLink>}
    />
  )
}

const PICTURE_SIZE = 36
const NAME_LENGTH_MAX = 16

/** The list of the best guilds. */
export const TOP_GUILDS: TopList<TopGuildSort, TopGuild> = {
  key: 'topGuilds',
  title: 'Лучшие гильдии',
  label: 'Список гильдий',
  nameHeading: 'Гильдия',
  search: {
    label: 'Название или метка',
    placeholder: 'Как начинается',
    lengthMax: NAME_LENGTH_MAX,
    isPossible: (text) =>
      /^[A-Za-zА-Яа-яЁё0-9]+([ -][A-Za-zА-Яа-яЁё0-9]+)*[ -]?$/.test(text) && text.length <= NAME_LENGTH_MAX,
    nobody: 'Гильдии с таким названием или меткой нет.',
  },
  empty: 'Гильдий ещё нет. Ваша может стать первой.',
  sortTip: 'guildListSort',
  own: { label: 'Место вашей гильдии', note: 'Ваша гильдия', jump: 'К своей' },
  columns: [
    {
      sort: 'TOTAL_GOLD',
      option: 'По золоту',
      heading: 'Всего золота',
      figure: ({ totalGold }) => formatNumber(totalGold),
    },
    {
      sort: 'AVERAGE_LEVEL',
      option: 'По среднему уровню',
      heading: 'Средний уровень',
      figure: ({ averageLevel }) => formatAverageLevel(averageLevel),
    },
    {
      sort: 'MEMBER_COUNT',
      option: 'По участникам',
      heading: 'Участники',
      figure: ({ memberCount }) => formatNumber(memberCount),
    },
  ],
  idOf: ({ guildTag }) => guildTag,
  badge: (guild, ownNote) => (
    <GuildBadge guild={guild} note={ownNote ?? guild.guildTag} size={PICTURE_SIZE} />
  ),
  picture: ({ guildTag }) => <GuildArms guildTag={guildTag} size={PICTURE_SIZE} />,
  readPage: (order, page, signal) => listTopGuilds({ ...order, ...page }, { signal }),
  readOwn: async (order, signal) => {
    const { item, guilds, cursor } = await getOwnGuildPlace(order, { signal })
    return item && { entry: item, entries: guilds, cursor }
  },
  find: async (name, order, signal) => (await listGuildsByName({ ...order, name }, { signal })).items,
}
