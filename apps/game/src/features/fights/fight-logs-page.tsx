import { listFights } from '../../../../../generated/hooks/fights.ts'
import type { FightSummary } from '../../../../../generated/types.ts'
import { useGameData } from '../../live/use-game-data.ts'
import { useLiveList } from '../../live/use-live-list.ts'
import { useServerNow } from '../../ui/values/server-clock.tsx'
import { FightLogsView } from './fight-logs-view.tsx'

function idOf({ fightId }: FightSummary): number {
  return fightId
}

/** The player's reports. The newest page is live. */
export function FightLogsPage() {
  const head = useGameData('fightLogs')
  const list = useLiveList({ head, queryKey: ['olderFights'], read: listFights, idOf })
  const now = useServerNow()
  return <FightLogsView list={list} unviewed={head.data?.unviewed ?? 0} now={now()} />
}
