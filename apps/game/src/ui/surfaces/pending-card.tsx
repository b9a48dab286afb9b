import { Card } from './card.tsx'
import { Pending, type PendingProps } from './pending.tsx'

type PendingCardProps = PendingProps & {
  /** What is waited for, for a screen reader. */
  label?: string
}

/** `Pending` on a card of its own. */
export function PendingCard({ label, ...pending }: PendingCardProps) {
  return (
    <Card label={label}>
      <Pending {...pending} />
    </Card>
  )
}
