import { useGameData } from '../../live/use-game-data.ts'
import { formatNumber } from '../../ui/format/number.ts'
import { ListPage } from './list-page.tsx'
import { TOP_PLAYERS } from './top-players.tsx'

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
