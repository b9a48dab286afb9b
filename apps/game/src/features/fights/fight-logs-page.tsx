import { useSearchParams } from 'react-router-dom'
import { listFights } from '#generated/hooks/fights.ts'
import type { FightSummary } from '#generated/types.ts'
import { RAID_LEVEL } from '#rules/buildings/buildings.ts'
import { usePages } from '../../api/use-pages.ts'
import { useGameData } from '../../live/use-game-data.ts'
import { useLiveList } from '../../live/use-live-list.ts'
import { usePageOpen } from '../../shell/page-open.ts'
import { useServerNow } from '../../ui/values/server-clock.tsx'
import { FIGHT_QUERIES, type FightFilter, fightFilterOf, paramsOfFilter } from './fight-log-filter.ts'
import { FightLogList } from './fight-log-list.tsx'
import { FightLogsView } from './fight-logs-view.tsx'

/** The player's reports. The address holds the filter: `?of=raids`. */
export function FightLogsPage() {
  const [params, setParams] = useSearchParams()
  const head = useGameData('fightLogs')
  const level = useGameData('playerLayout').data?.player.level ?? 1
  const filter = fightFilterOf(params)
  const canVisit = usePageOpen('player')
  const hasCrusades = usePageOpen('crusades')
  const knowsRaids = level >= RAID_LEVEL || filter !== 'all'
  return (
    <FightLogsView
      unviewed={head.data?.unviewed ?? 0}
      filter={knowsRaids ? filter : null}
      hasCrusades={hasCrusades}
      onFilter={(next) => setParams(paramsOfFilter(next), { replace: true, preventScrollReset: true })}
    >
      {filter === 'all' ? (
        <AllFights canVisit={canVisit} />
      ) : (
        <SomeFights key={filter} filter={filter} canVisit={canVisit} />
      )}
    </FightLogsView>
  )
}

function idOf({ fightId }: FightSummary): number {
  return fightId
}

/** All reports. The newest page is live. */
function AllFights({ canVisit }: { canVisit: boolean }) {
  const head = useGameData('fightLogs')
  const list = useLiveList({ head, queryKey: ['olderFights'], read: listFights, idOf })
  const now = useServerNow()
  return <FightLogList list={list} filter="all" canVisit={canVisit} now={now()} />
}

type SomeFightsProps = { filter: Exclude<FightFilter, 'all'>; canVisit: boolean }

/** The reports of a filter, read again when a fight comes or is viewed. */
function SomeFights({ filter, canVisit }: SomeFightsProps) {
  const { data } = useGameData('fightLogs')
  const list = usePages({
    queryKey: ['someFights', filter, data?.items[0]?.fightId, data?.unviewed],
    read: (page, request) => listFights({ ...FIGHT_QUERIES[filter], ...page }, request),
  })
  const now = useServerNow()
  return <FightLogList list={list} filter={filter} canVisit={canVisit} now={now()} />
}
