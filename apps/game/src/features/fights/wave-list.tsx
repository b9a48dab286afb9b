import { classNames } from '../../ui/class-names.ts'
import { formatNumber, formatPercent } from '../../ui/format/number.ts'
import { Card } from '../../ui/surfaces/card.tsx'
import { Meter } from '../../ui/values/meter.tsx'
import { Unbroken } from '../../ui/values/unbroken.tsx'
import { RESULT_WORDS } from './fight-words.ts'
import { resultSigns } from './result-signs.ts'
import styles from './waves.module.css'
import type { Wave } from './waves.ts'

type WaveListProps = {
  waves: readonly Wave[]
  shown: number
  onShow: (index: number) => void
}

/** All fights of a run: the enemy's level, the result, and what was left of the army. */
export function WaveList({ waves, shown, onShow }: WaveListProps) {
  return (
    <Card kind="ruled" title="Враги на дороге" label="Враги на дороге">
      <ol className={styles.waves}>
        {waves.map((wave, index) => {
          const { result, attacker, defender, rounds } = wave
          const Sign = resultSigns[result]
          const left = rounds.at(-1)?.attackerHealth ?? attacker.health
          return (
            <li key={defender.level}>
              <button
                type="button"
                className={classNames(styles.wave, index === shown && styles.shown)}
                aria-pressed={index === shown}
                onClick={() => onShow(index)}
              >
                <Sign aria-hidden="true" />
                <span className={styles.name}>
                  <b className="num">{index + 1}</b>
                  <span>
                    <Unbroken>{defender.level}-й уровень</Unbroken>
                    <span className="sr">, {RESULT_WORDS[result].toLowerCase()}</span>
                  </span>
                </span>
                <Meter
                  label={`Осталось здоровья после врага ${formatNumber(index + 1)}`}
                  value={left}
                  max={attacker.healthMax}
                  tincture="gules"
                  bare
                />
                <small className="num">{formatPercent(Math.round((100 * left) / attacker.healthMax))}</small>
              </button>
            </li>
          )
        })}
      </ol>
    </Card>
  )
}
