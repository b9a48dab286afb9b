import { ApiError } from '../../api/api-error.ts'
import { PageLink } from '../../shell/page-link.tsx'
import { buttonClass } from '../../ui/controls/button-class.ts'
import { LockIcon } from '../../ui/pictures/icons.ts'
import { Empty } from '../../ui/surfaces/empty.tsx'
import { Pending, type PendingProps } from '../../ui/surfaces/pending.tsx'

/** Replaces what an editor waits for. Without a second factor no retry helps, so it links to where that is set up. */
export function EditorPending(props: PendingProps) {
  const { error } = props
  if (!(error instanceof ApiError) || error.code !== 'secondFactorNeeded') return <Pending {...props} />
  return (
    <Empty
      icon={<LockIcon />}
      action={
        <PageLink className={buttonClass({ variant: 'act' })} to="secondFactor">
          Включить вход по коду
        </PageLink>
      }
    >
      Писать руководства можно только со входом по коду.
    </Empty>
  )
}
