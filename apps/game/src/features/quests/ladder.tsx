import type { QuestsData } from '#generated/types.ts'
import { itemArt } from '../../art/item-art.ts'
import { resourceMaterial } from '../../shared/gear/gear-material.ts'
import { coinPlaceRef } from '../../shell/coin-flights.ts'
import { classNames } from '../../ui/class-names.ts'
import { Button } from '../../ui/controls/button.tsx'
import { formatNumber } from '../../ui/format/number.ts'
import { DoneIcon } from '../../ui/pictures/icons.ts'
import { ItemSign } from '../../ui/pictures/item-sign.tsx'
import { CurrencyAmount } from '../../ui/values/currency-amount.tsx'
import styles from './ladder.module.css'

type DailyReward = QuestsData['dailyReward']

type LadderProps = { dailyReward: DailyReward; claiming: boolean; onTake: () => void }

const STATE_WORDS = { TAKEN: 'получено', WAITING: 'ждёт вас', LATER: 'впереди' } as const

/** The daily reward's seven days, and the one that can be taken. */
export function Ladder({ dailyReward, claiming, onTake }: LadderProps) {
  const { isAvailable, ladder } = dailyReward
  return (
    <section className={styles.whole} aria-label="Награда дня" ref={coinPlaceRef('task:ladder')}>
      <ol className={styles.ladder}>
        {ladder.map((rung) => (
          <Rung key={rung.step} rung={rung} />
        ))}
      </ol>
      {isAvailable ? (
        <Button variant="gold" full loading={claiming} onClick={onTake}>
          Забрать награду дня
        </Button>
      ) : (
        <p className={styles.words}>Сегодняшняя награда у вас. Пропущенный день начнёт счёт сначала.</p>
      )}
    </section>
  )
}

function Rung({ rung: { step, state, reward } }: { rung: DailyReward['ladder'][number] }) {
  return (
    <li
      className={classNames(
        styles.rung,
        state === 'TAKEN' && styles.taken,
        state === 'WAITING' && styles.waiting,
      )}
      aria-current={state === 'WAITING' ? 'step' : undefined}
    >
      <span className={styles.day}>
        День {step}
        <span className="sr">: {STATE_WORDS[state]}</span>
      </span>
      <CurrencyAmount currency="DIAMONDS" value={reward.diamonds} />
      {reward.resources.map(({ resourceId, name, icon, amount }) => (
        <span key={resourceId} className={styles.resource} title={name}>
          <ItemSign art={itemArt(icon)} material={resourceMaterial(icon)} size={20} />
          <span className="num">{formatNumber(amount)}</span>
          <span className="sr"> {name}</span>
        </span>
      ))}
      {state === 'TAKEN' && <DoneIcon className={styles.done} aria-hidden="true" />}
    </li>
  )
}
