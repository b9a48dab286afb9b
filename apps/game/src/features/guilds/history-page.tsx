import { listGuildHistory } from '#generated/hooks/guilds.ts'
import type { GuildHistoryEntry } from '#generated/types.ts'
import { usePages } from '../../api/use-pages.ts'
import { useGameData } from '../../live/use-game-data.ts'
import { useOutdated } from '../../live/use-outdated.ts'
import type { Pages } from '../../ui/controls/more-pages.tsx'
import { useServerNow } from '../../ui/values/server-clock.tsx'
import { GuildHistoryView } from './history-view.tsx'

const HISTORY_KEY = 'guildHistory'

/** Entries per page. */
const PAGE_ITEMS = 30

/** The history of the own guild, refetched when the guild changes. Pages already loaded stay open. */
export function GuildHistoryPage() {
  const now = useServerNow()
  const guild = useGameData('guild')
  const tag = guild.data?.guild?.guildTag
  const list = usePages({
    queryKey: [HISTORY_KEY, tag],
    enabled: tag !== undefined,
    read: (page, request) => listGuildHistory(tag ?? '', { ...page, limit: PAGE_ITEMS }, request),
    staleTime: 0,
  })
  useOutdated(guild.data, [HISTORY_KEY])
  const waiting: Pages<GuildHistoryEntry> = { ...list, error: guild.error, onRetry: guild.retry }
  return <GuildHistoryView list={guild.data ? (tag === undefined ? null : list) : waiting} now={now()} />
}
