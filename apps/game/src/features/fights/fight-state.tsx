import { Link } from 'react-router-dom'
import { ApiError } from '../../api/api-error.ts'
import { buttonClass } from '../../ui/controls/button-class.ts'
import { ReportsIcon } from '../../ui/pictures/icons.ts'
import { Card } from '../../ui/surfaces/card.tsx'
import { Empty } from '../../ui/surfaces/empty.tsx'
import { Pending } from '../../ui/surfaces/pending.tsx'

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
      ) : (
        <Pending error={error} onRetry={onRetry} lines={10} />
      )}
    </Card>
  )
}
