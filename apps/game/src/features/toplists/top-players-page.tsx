import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useGetOwnPlace, useListPlayersByName } from '../../../../../generated/hooks/toplists.ts'
import { useGameData } from '../../live/use-game-data.ts'
import { useOutdated } from '../../live/use-outdated.ts'
import { isNamePart, type TopFilter, topFilterOf, topParamsOf } from './top-order.ts'
import { TopPlayersView } from './top-players-view.tsx'
import { useTopPlayers } from './use-top-players.ts'

const OWN_PLACE_KEY = 'ownPlace'
const FOUND_KEY = 'foundPlayers'

/** Where the list begins: the page of a cursor, and whether to look at the own castle there. */
type Start = { cursor: string; isJump: boolean }

const TOP: Start = { cursor: '', isJump: false }

/** The best players. The address holds the order and the search. */
export function TopPlayersPage() {
  const [params, setParams] = useSearchParams()
  const filter = topFilterOf(params)
  const { sort, direction, search } = filter
  return (
    <List
      // Another order begins at its top.
      key={`${sort} ${direction}`}
      filter={filter}
      onFilter={(next) =>
        setParams(topParamsOf(next), { replace: next.search !== search, preventScrollReset: true })
      }
    />
  )
}

function List({ filter, onFilter }: { filter: TopFilter; onFilter: (filter: TopFilter) => void }) {
  const { sort, direction, search } = filter
  const panel = useGameData('controlPanel').data
  const online = useGameData('online').data?.count
  const [start, setStart] = useState(TOP)
  const list = useTopPlayers({ sort, direction }, start.cursor)
  const ownKey = [OWN_PLACE_KEY, sort, direction]
  const own = useGetOwnPlace({ sort, direction }, { query: { queryKey: ownKey, staleTime: 0 } })
  useOutdated(panel && `${panel.baseInfo.level} ${panel.purse.gold}`, ownKey)
  const isAsked = isNamePart(search)
  const found = useListPlayersByName(
    { name: search, sort, direction },
    { query: { queryKey: [FOUND_KEY, sort, direction, search], enabled: isAsked, staleTime: 0 } },
  )
  const isThere =
    list.items?.some(({ player }) => player.playerId === own.data?.item.player.playerId) ?? false
  const isArriving = start.isJump && isThere && !list.isStale
  useEffect(() => {
    if (!isArriving) return
    document.querySelector('[data-own-castle]')?.scrollIntoView({ block: 'center' })
    setStart(({ cursor }) => ({ cursor, isJump: false }))
  }, [isArriving])
  const jump = () => {
    if (search !== '') onFilter({ ...filter, search: '' })
    setStart({ cursor: isThere ? start.cursor : (own.data?.cursor ?? ''), isJump: true })
  }
  return (
    <TopPlayersView
      filter={filter}
      onFilter={onFilter}
      list={list}
      found={search === '' ? null : { ...found, items: isAsked ? found.data?.items : [] }}
      own={own.data}
      online={online}
      isFromTop={start.cursor === ''}
      onJump={jump}
      onTop={() => setStart(TOP)}
    />
  )
}
