import { Link } from 'react-router-dom'
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
          <Link className={buttonClass({ variant: 'act' })} to="/game">
            К поручениям в замок
          </Link>
        }
      >
        <UnlockReason unlock={unlock} />
      </Empty>
    </Card>
  )
}
