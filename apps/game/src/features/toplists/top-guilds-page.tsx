import { useGameData } from '../../live/use-game-data.ts'
import { PageLink } from '../../shell/page-link.tsx'
import { buttonClass } from '../../ui/controls/button-class.ts'
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
      aside={
        <PageLink className={buttonClass({})} to="guild">
          {guild ? 'Моя гильдия' : 'Найти свою гильдию'}
        </PageLink>
      }
    />
  )
}
