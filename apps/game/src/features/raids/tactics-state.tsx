import { isMissing } from '../../api/api-error.ts'
import { PageLink } from '../../shell/page-link.tsx'
import { buttonClass } from '../../ui/controls/button-class.ts'
import { ForaysIcon } from '../../ui/pictures/icons.ts'
import { Card } from '../../ui/surfaces/card.tsx'
import { Empty } from '../../ui/surfaces/empty.tsx'
import { PageFrame } from '../../ui/surfaces/page-frame.tsx'
import { Pending } from '../../ui/surfaces/pending.tsx'

type TacticsStateProps = { error: Error | null; onRetry: () => void }

/** Replaces the plan of an attack that is loading, has no opponent, or failed to load. */
export function TacticsState({ error, onRetry }: TacticsStateProps) {
  return (
    <PageFrame title="Тактика" width="narrow">
      <Card label="Тактика">
        {isMissing(error) ? (
          <Empty
            icon={<ForaysIcon />}
            action={
              <PageLink className={buttonClass({})} to="raidChoose">
                К соперникам
              </PageLink>
            }
          >
            Такого замка нет на карте. Выберите, на кого идти.
          </Empty>
        ) : (
          <Pending error={error} onRetry={onRetry} lines={10} />
        )}
      </Card>
    </PageFrame>
  )
}
