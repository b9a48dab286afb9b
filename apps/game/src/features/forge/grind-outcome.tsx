import type { CustomStyle } from '../../art/custom-style.ts'
import { classNames } from '../../ui/class-names.ts'
import { DoneIcon, FailedIcon } from '../../ui/icons.ts'
import styles from './blows.module.css'
import type { GrindTry } from './forge-types.ts'
import { tryName } from './grind-words.ts'

const sparks = Array.from({ length: 14 }, (_, index) => index)

/** What the last blow brought: the words for everybody, sparks for those who like motion. */
export function GrindOutcome({ tried }: { tried: GrindTry | null }) {
  return (
    <div className={styles.outcome} role="status">
      {tried && (
        <div key={tried.id} className={classNames(styles.told, tried.success ? styles.won : styles.lost)}>
          {tried.success && (
            <span className={styles.sparks} aria-hidden="true">
              {sparks.map((index) => (
                <i key={index} style={flight(index)} />
              ))}
            </span>
          )}
          {tried.success ? <DoneIcon aria-hidden="true" /> : <FailedIcon aria-hidden="true" />}
          <p>
            <b>
              {tried.success
                ? `Удар удался: ${tryName(tried)}, уровень ${tried.level}`
                : `Не вышло: ${tryName(tried)} снова с нуля`}
            </b>
            <small>{rollWords(tried)}</small>
          </p>
        </div>
      )}
    </div>
  )
}

/** «Выпало 37, нужно было меньше 50». */
export function rollWords({ isSure, rolled, chancePercent }: GrindTry): string {
  if (isSure) return 'Верный удар: неудачи были отсчитаны'
  return `Выпало ${rolled}, нужно было меньше ${chancePercent}`
}

/** Fan of sparks to both sides and up. */
function flight(index: number): CustomStyle {
  const turn = -160 + (index * 140) / (sparks.length - 1)
  const reach = 46 + ((index * 29) % 38)
  return {
    '--dx': `${Math.round(Math.cos((turn * Math.PI) / 180) * reach)}px`,
    '--dy': `${Math.round(Math.sin((turn * Math.PI) / 180) * reach)}px`,
  }
}
