import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { Reward } from '#generated/types.ts'
import { itemArt } from '../../art/item-art.ts'
import { coinPlaceRef } from '../../shell/coin-flights.ts'
import { classNames } from '../../ui/class-names.ts'
import { Button } from '../../ui/controls/button.tsx'
import { buttonClass } from '../../ui/controls/button-class.ts'
import { formatNumber } from '../../ui/format/number.ts'
import { DoneIcon, LockIcon } from '../../ui/pictures/icons.ts'
import { ItemSign } from '../../ui/pictures/item-sign.tsx'
import { Meter } from '../../ui/values/meter.tsx'
import { RewardLine } from '../../ui/values/reward-line.tsx'
import { Unbroken } from '../../ui/values/unbroken.tsx'
import { wayOf } from './step-way.ts'
import styles from './tasks.module.css'

type TaskRowProps = {
  /** The task's key: its gold flies from here. */
  task: string
  title: string
  icon: string
  /** Beside the title: the stage. */
  note?: ReactNode
  children: ReactNode
  /** What is counted, before «12 из 20». */
  counted?: string
  goal: number
  progress: number
  reward: Reward
  page: string
  state: 'open' | 'done' | 'claimed' | 'locked'
  claiming: boolean
  onClaim: () => void
  /** Called before the link to the task's page. */
  onGo: () => void
}

/** One task: its goal, progress and reward. */
export function TaskRow(props: TaskRowProps) {
  const { task, title, icon, note, children, counted, goal, progress, reward, state } = props
  const count = `${formatNumber(progress)} из ${formatNumber(goal)}`
  const isOver = state === 'claimed' || state === 'locked'
  return (
    <li className={classNames(styles.task, isOver && styles.over)} ref={coinPlaceRef(`task:${task}`)}>
      <span className={styles.sign}>
        <ItemSign art={itemArt(icon)} material={state === 'done' ? 'gold' : 'cloth'} size={34} />
        {state === 'locked' && <LockIcon className={styles.lock} aria-hidden="true" />}
      </span>
      <div className={styles.words}>
        <h3>
          {title}
          {note && (
            <small>
              <Unbroken>{note}</Unbroken>
            </small>
          )}
        </h3>
        {children}
      </div>
      {state !== 'locked' && (
        <>
          <div className={styles.meter}>
            <Meter
              bare
              thin
              label={title}
              value={progress}
              max={goal}
              tincture={state === 'open' ? 'azure' : 'gold'}
              note={state === 'open' ? [counted, count].filter(Boolean).join(': ') : 'Исполнено'}
            />
          </div>
          <div className={styles.foot}>
            <RewardLine reward={reward} className={styles.reward} />
            <TaskAction {...props} />
          </div>
        </>
      )}
    </li>
  )
}

function TaskAction({ title, page, state, claiming, onClaim, onGo }: TaskRowProps) {
  if (state === 'claimed')
    return (
      <span className={styles.taken}>
        <DoneIcon aria-hidden="true" /> Получено
      </span>
    )
  if (state === 'done')
    return (
      <Button variant="gold" small loading={claiming} label={`Забрать: ${title}`} onClick={onClaim}>
        Забрать
      </Button>
    )
  const way = wayOf({ page })
  return (
    way && (
      <Link className={buttonClass({ variant: 'plain', small: true })} to={way.to} onClick={onGo}>
        {way.label}
      </Link>
    )
  )
}
