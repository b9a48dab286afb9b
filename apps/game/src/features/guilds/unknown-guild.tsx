import { ApiError } from '../../api/api-error.ts'
import { PageLink } from '../../shell/page-link.tsx'
import { buttonClass } from '../../ui/controls/button-class.ts'
import { GuildIcon } from '../../ui/pictures/icons.ts'
import { Card } from '../../ui/surfaces/card.tsx'
import { Empty } from '../../ui/surfaces/empty.tsx'
import { PageFrame } from '../../ui/surfaces/page-frame.tsx'
import { Pending } from '../../ui/surfaces/pending.tsx'

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
