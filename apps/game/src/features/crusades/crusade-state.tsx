import { isMissing } from '../../api/api-error.ts'
import { PageLink } from '../../shell/page-link.tsx'
import { buttonClass } from '../../ui/controls/button-class.ts'
import { CrusadeIcon } from '../../ui/pictures/icons.ts'
import { Card } from '../../ui/surfaces/card.tsx'
import { Empty } from '../../ui/surfaces/empty.tsx'
import { PageFrame } from '../../ui/surfaces/page-frame.tsx'
import { Pending } from '../../ui/surfaces/pending.tsx'

type CrusadeStateProps = {
  title: string
  /** For a crusade that does not exist. */
  missing: string
  error: Error | null
  onRetry: () => void
}

/** Replaces a crusade that is loading, does not exist or failed to load. */
export function CrusadeState({ title, missing, error, onRetry }: CrusadeStateProps) {
  return (
    <PageFrame title={title} width="narrow">
      <Card label={title}>
        {isMissing(error) ? (
          <Empty icon={<CrusadeIcon />} action={<PageLink className={buttonClass({})} to="crusades" />}>
            {missing}
          </Empty>
        ) : (
          <Pending error={error} onRetry={onRetry} lines={10} />
        )}
      </Card>
    </PageFrame>
  )
}
