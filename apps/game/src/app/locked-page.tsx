import { PageLink } from '../shell/page-link.tsx'
import { UnlockReason } from '../shell/unlock-reason.tsx'
import { buttonClass } from '../ui/controls/button-class.ts'
import { LockIcon } from '../ui/pictures/icons.ts'
import { Card } from '../ui/surfaces/card.tsx'
import { Empty } from '../ui/surfaces/empty.tsx'
import styles from './notice.module.css'

type LockedPageProps = { unlock: string; title: string }

export function LockedPage({ unlock, title }: LockedPageProps) {
  return (
    <Card className={styles.notice}>
      <h1>{title}</h1>
      <Empty
        icon={<LockIcon />}
        action={
          <PageLink className={buttonClass({ variant: 'act' })} to="castle">
            К поручениям в замок
          </PageLink>
        }
      >
        <UnlockReason unlock={unlock} />
      </Empty>
    </Card>
  )
}
