import type { ChallengePrizeLine } from '#generated/types.ts'
import { classNames } from '../../ui/class-names.ts'
import { formatNumber } from '../../ui/format/number.ts'
import { RewardIcon } from '../../ui/pictures/icons.ts'
import { Card } from '../../ui/surfaces/card.tsx'
import styles from './challenges.module.css'
import { PrizeLine } from './prize-line.tsx'

type PrizesCardProps = {
  prizes: readonly ChallengePrizeLine[]
  /** The own place. Null without points. */
  place: number | null
}

/** The prizes by place, from the first down. The own one is marked. */
export function PrizesCard({ prizes, place }: PrizesCardProps) {
  return (
    <Card title="Награды" icon={<RewardIcon />} label="Награды">
      <ul className={styles.prizes}>
        {prizes.map((line) => {
          const isOwn = place !== null && isWithin(line, place)
          return (
            <li
              key={`${line.upToPlace} ${line.upToPercent}`}
              className={classNames(isOwn && styles.ownPrize)}
              aria-current={isOwn || undefined}
            >
              <p>
                <b className="num">{heading(line)}</b>
                <small className="num">{places(line)}</small>
              </p>
              <PrizeLine prize={line.prize} />
            </li>
          )
        })}
      </ul>
      <p className={styles.note}>Замки, что живут сами по себе, соперничают с вами, но наград не получают.</p>
    </Card>
  )
}

function isWithin({ fromPlace, toPlace }: ChallengePrizeLine, place: number): boolean {
  return fromPlace !== null && toPlace !== null && fromPlace <= place && place <= toPlace
}

/** «1-е место», «До 10-го места», «Первые 25 %». */
function heading({ upToPlace, upToPercent }: ChallengePrizeLine): string {
  if (upToPercent !== null) return `Первые ${upToPercent}\u00a0%`
  if (upToPlace !== null && upToPlace <= 3) return `${upToPlace}-е место`
  return `До ${formatNumber(upToPlace ?? 0)}-го места`
}

/** The places that get the line. Empty where the heading says it. */
function places({ upToPlace, fromPlace, toPlace }: ChallengePrizeLine): string {
  if (fromPlace === null || toPlace === null) return 'мало участников'
  if (fromPlace === toPlace) return upToPlace === toPlace ? '' : `${formatNumber(fromPlace)}-е место`
  return `места ${formatNumber(fromPlace)}–${formatNumber(toPlace)}`
}
