import { useGameData } from '../../live/use-game-data.ts'
import { HeadLink } from '../../shell/head-link.tsx'
import { ListPage } from './list-page.tsx'
import { TOP_GUILDS } from './top-guilds.tsx'

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
