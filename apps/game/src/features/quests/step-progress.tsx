import type { TutorialStep } from '#generated/types.ts'
import { formatNumber } from '../../ui/format/number.ts'
import { Meter } from '../../ui/values/meter.tsx'

/** Progress of a quest of the tutorial. */
export function StepProgress({ step: { title, progress, goal, isDone } }: { step: TutorialStep }) {
  return (
    <Meter
      bare
      thin
      label={title}
      value={progress}
      max={goal}
      tincture={isDone ? 'gold' : 'azure'}
      note={isDone ? 'Исполнено' : `${formatNumber(progress)} из ${formatNumber(goal)}`}
    />
  )
}
