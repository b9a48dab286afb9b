import type { GrindTry } from '#generated/types.ts'
import type { SharpeningRequest } from '#rules/forge/sharpening.ts'
import { classNames } from '../../ui/class-names.ts'
import { formatDate } from '../../ui/format/date.ts'
import { DoneIcon, FailedIcon } from '../../ui/pictures/icons.ts'
import styles from './grind-outcome.module.css'
import { requestName, tryName } from './grind-words.ts'

type GrindOutcomeProps = {
  tried: GrindTry | null
  /** Made on this page. Otherwise the time of the try is shown. */
  isFresh: boolean
  /** The sharpening chosen now. A try of another one is shown with its name. */
  request: SharpeningRequest
}

/** Outcome of the last try on this gear, also after a reload during the try. */
export function GrindOutcome({ tried, isFresh, request }: GrindOutcomeProps) {
  return (
    <div className={styles.outcome} role="status">
      {tried && (
        <div
          key={tried.id}
          className={classNames(
            styles.result,
            tried.success ? styles.won : styles.lost,
            isFresh && styles.fresh,
          )}
        >
          {tried.success ? <DoneIcon aria-hidden="true" /> : <FailedIcon aria-hidden="true" />}
          <p>
            <b>
              {tried.success ? 'Удар удался: ' : 'Не вышло: '}
              {tryName(tried) !== requestName(request) && `${tryName(tried)}, `}
              {tried.success ? `уровень ${tried.level}` : 'снова с нуля'}
            </b>
            <small>
              {rollWords(tried)}
              {!isFresh && `. ${formatDate(tried.triedAt)}`}
            </small>
          </p>
        </div>
      )}
    </div>
  )
}

/** «Выпало 37, нужно было меньше 50». */
export function rollWords({ isSure, rolled, chancePercent }: GrindTry): string {
  if (isSure) return 'Верный удар после трёх неудач'
  return `Выпало ${rolled}, нужно было меньше ${chancePercent}`
}
