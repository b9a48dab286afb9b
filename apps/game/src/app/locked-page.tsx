import { PageLink } from '../shell/page-link.tsx'
import { UnlockReason } from '../shell/unlock-reason.tsx'
import { buttonClass } from '../ui/controls/button-class.ts'
import { Card } from '../ui/surfaces/card.tsx'
import closedGate from './closed-gate.svg?no-inline'
import styles from './notice.module.css'

type LockedPageProps = { unlock: string; title: string }

export function LockedPage({ unlock, title }: LockedPageProps) {
  return (
    <Card kind="flush" label={title} className={styles.notice}>
      <img src={closedGate} alt="" width={480} height={200} />
      <div className={styles.words}>
        <h1>{title}</h1>
        <p>
          <UnlockReason unlock={unlock} />
        </p>
        <PageLink className={buttonClass({ variant: 'act' })} to="castle">
          К поручениям в замок
        </PageLink>
      </div>
    </Card>
  )
}
