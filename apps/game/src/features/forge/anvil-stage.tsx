import type { ReactNode } from 'react'
import type { GrindTry } from '#generated/types.ts'
import type { SharpeningRequest } from '#rules/forge/sharpening.ts'
import { SharpeningGain } from '../../shared/gear/sharpening-gain.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Becomes } from '../../ui/values/becomes.tsx'
import { Anvil } from './anvil.tsx'
import styles from './anvil-stage.module.css'
import { requestName } from './grind-words.ts'

/** Only the table shows more levels than these. */
const NOTCHES_MAX = 12

type AnvilStageProps = {
  request: SharpeningRequest
  /** Current level of the sharpening. */
  level: number
  forgeLevel: number
  /** The try just made. */
  blow: GrindTry | null
  isStriking: boolean
  /** The outcome of the last try, in words. */
  children: ReactNode
}

/** The scene above the table: what is sharpened, its gain now and at the next level, and a notch for each level. */
export function AnvilStage({ request, level, forgeLevel, blow, isStriking, children }: AnvilStageProps) {
  const outcome = blow && (blow.success ? 'won' : 'lost')
  const notches = Math.min(NOTCHES_MAX, Math.max(forgeLevel, level))
  return (
    <div className={classNames(styles.stage, outcome && styles[outcome])}>
      <div>
        <Anvil key={blow?.id ?? 0} hot={outcome !== 'lost'} blow={outcome} raised={isStriking} />
      </div>
      <p className={styles.words}>
        <span className={styles.name}>{requestName(request)}</span>
        <b className="num">
          <SharpeningGain request={request} level={level} />
          <Becomes ground="oak">
            <SharpeningGain request={request} level={level + 1} />
          </Becomes>
        </b>
        <span className={styles.notches} aria-hidden="true">
          {Array.from({ length: notches }, (_, index) => index + 1).map((notch) => (
            <i key={notch} className={classNames(notch <= level && styles.lit)} />
          ))}
        </span>
      </p>
      {children}
    </div>
  )
}
