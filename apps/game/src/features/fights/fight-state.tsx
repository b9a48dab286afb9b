import { Link } from 'react-router-dom'
import { isMissing } from '../../api/api-error.ts'
import { buttonClass } from '../../ui/controls/button-class.ts'
import { ReportsIcon } from '../../ui/pictures/icons.ts'
import { Card } from '../../ui/surfaces/card.tsx'
import { Empty } from '../../ui/surfaces/empty.tsx'
import { PageFrame } from '../../ui/surfaces/page-frame.tsx'
import { Pending } from '../../ui/surfaces/pending.tsx'

type FightStateProps = {
  error: Error | null
  onRetry: () => void
  /** The link shown when the report does not exist. */
  home: { to: string; label: string }
}

/** Replaces a report that is loading, does not exist or failed to load. */
export function FightState({ error, onRetry, home }: FightStateProps) {
  return (
    <PageFrame title="Отчёт о битве" width="narrow">
      <Card label="Отчёт о битве">
        {isMissing(error) ? (
          <Empty
            icon={<ReportsIcon />}
            action={
              <Link className={buttonClass({})} to={home.to}>
                {home.label}
              </Link>
            }
          >
            Такого отчёта нет
          </Empty>
        ) : (
          <Pending error={error} onRetry={onRetry} lines={10} />
        )}
      </Card>
    </PageFrame>
  )
}
