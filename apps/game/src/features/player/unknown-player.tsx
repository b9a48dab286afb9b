import { isMissing } from '../../api/api-error.ts'
import { PageLink } from '../../shell/page-link.tsx'
import { buttonClass } from '../../ui/controls/button-class.ts'
import { PlayerBadge } from '../../ui/pictures/player-badge.tsx'
import { Card } from '../../ui/surfaces/card.tsx'
import { Empty } from '../../ui/surfaces/empty.tsx'
import { PageFrame } from '../../ui/surfaces/page-frame.tsx'
import { Pending } from '../../ui/surfaces/pending.tsx'

type UnknownPlayerProps = { error: Error | null; onRetry: () => void }

/** Replaces the page of a player who is loading, does not exist or failed to load. */
export function UnknownPlayer({ error, onRetry }: UnknownPlayerProps) {
  return (
    <PageFrame title="Страница игрока" width="narrow">
      <Card label="Игрок">
        {isMissing(error) ? (
          <Empty
            icon={<PlayerBadge player={null} note="Игрок без сведений" size={64} />}
            action={
              <PageLink className={buttonClass({})} to="topPlayers">
                К лучшим игрокам
              </PageLink>
            }
          >
            Такого замка нет на карте.
          </Empty>
        ) : (
          <Pending error={error} onRetry={onRetry} lines={10} />
        )}
      </Card>
    </PageFrame>
  )
}
