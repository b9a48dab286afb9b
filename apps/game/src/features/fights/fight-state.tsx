import { Link } from 'react-router-dom'
import { ApiError } from '../../api/api-error.ts'
import { buttonClass } from '../../ui/controls/button-class.ts'
import { ReportsIcon } from '../../ui/pictures/icons.ts'
import { Card } from '../../ui/surfaces/card.tsx'
import { Empty } from '../../ui/surfaces/empty.tsx'
import { ErrorNote } from '../../ui/surfaces/error-note.tsx'
import { Skeleton } from '../../ui/surfaces/skeleton.tsx'

type FightStateProps = {
  error: Error | null
  onRetry: () => void
  /** Where to go when there is no such report. */
  home: { to: string; label: string }
}

function isMissing(error: Error | null): boolean {
  return error instanceof ApiError && (error.status === 404 || error.status === 400)
}

/** In the place of a report that is on its way, does not exist, or could not be loaded. */
export function FightState({ error, onRetry, home }: FightStateProps) {
  return (
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
      ) : error ? (
        <ErrorNote message={error.message} onRetry={onRetry} />
      ) : (
        <Skeleton lines={10} />
      )}
    </Card>
  )
}
