import { useQueryClient } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import { GUILD_TAG } from '#generated/form-texts.ts'
import {
  useGetGuild,
  useListGuildWeeks,
  useRevokeGuildJoinRequest,
  useSendGuildJoinRequest,
} from '#generated/hooks/guilds.ts'
import type { GuildResult } from '#generated/types.ts'
import { ApiError } from '../../api/api-error.ts'
import { useGameData } from '../../live/use-game-data.ts'
import { useOutdated } from '../../live/use-outdated.ts'
import { notify } from '../../shell/notify.ts'
import { PageLink } from '../../shell/page-link.tsx'
import { textReasons } from '../../shell/text-reasons.ts'
import { buttonClass } from '../../ui/controls/button-class.ts'
import { GuildIcon } from '../../ui/pictures/icons.ts'
import { Card } from '../../ui/surfaces/card.tsx'
import { Empty } from '../../ui/surfaces/empty.tsx'
import { PageFrame } from '../../ui/surfaces/page-frame.tsx'
import { Pending } from '../../ui/surfaces/pending.tsx'
import { OtherGuildView } from './other-guild-view.tsx'

/** The page of a guild by its tag. The own one too, as others see it. */
export function OtherGuildPage() {
  const { guildTag = '' } = useParams()
  return textReasons(guildTag, GUILD_TAG).length > 0 ? (
    <UnknownGuild error={new ApiError(404, null)} onRetry={() => undefined} />
  ) : (
    <KnownGuild key={guildTag} guildTag={guildTag} />
  )
}

function KnownGuild({ guildTag }: { guildTag: string }) {
  const queries = useQueryClient()
  const guild = useGetGuild(guildTag, { query: { staleTime: 0 } })
  const weeks = useListGuildWeeks(guildTag, {
    query: { staleTime: 0, enabled: guild.data !== undefined },
  })
  const player = useGameData('playerLayout').data?.player
  useOutdated(useGameData('guild').data, guild.queryKey)
  const keep = ({ guild: now }: GuildResult) => queries.setQueryData(guild.queryKey, now)
  const onError = () => void guild.refetch()
  const ask = useSendGuildJoinRequest({
    mutation: {
      onSuccess: (result) => {
        keep(result)
        notify('success', 'Заявка отправлена')
      },
      onError,
    },
  })
  const revoke = useRevokeGuildJoinRequest({
    mutation: {
      onSuccess: (result) => {
        keep(result)
        notify('info', 'Заявка отозвана')
      },
      onError,
    },
  })
  if (!guild.data) return <UnknownGuild error={guild.error} onRetry={() => void guild.refetch()} />
  return (
    <OtherGuildView
      guild={guild.data}
      ownId={player?.playerId ?? null}
      weeks={{ weeks: weeks.data?.items, error: weeks.error, onRetry: () => void weeks.refetch() }}
      busy={ask.isPending || revoke.isPending}
      onAsk={() => ask.mutate({ guildTag })}
      onRevoke={() => revoke.mutate({ guildTag })}
    />
  )
}

type UnknownGuildProps = { error: Error | null; onRetry: () => void }

function isMissing(error: Error | null): boolean {
  return error instanceof ApiError && (error.status === 404 || error.status === 400)
}

/** Replaces the page of a guild that is loading, does not exist or failed to load. */
export function UnknownGuild({ error, onRetry }: UnknownGuildProps) {
  return (
    <PageFrame title="Гильдия" width="narrow">
      <Card label="Гильдия">
        {isMissing(error) ? (
          <Empty
            icon={<GuildIcon />}
            action={
              <PageLink className={buttonClass({})} to="topGuilds">
                К лучшим гильдиям
              </PageLink>
            }
          >
            Гильдии с такой меткой нет.
          </Empty>
        ) : (
          <Pending error={error} onRetry={onRetry} lines={10} />
        )}
      </Card>
    </PageFrame>
  )
}
