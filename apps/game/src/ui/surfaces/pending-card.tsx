import { Card } from './card.tsx'
import { Pending, type PendingProps } from './pending.tsx'

type PendingCardProps = PendingProps & {
  /** What is loading, for screen readers. */
  label?: string
}

/** `Pending` in a card of its own. */
export function PendingCard({ label, ...pending }: PendingCardProps) {
  return (
    <Card label={label}>
      <Pending {...pending} />
    </Card>
  )
}
