import { type ReactNode, useState } from 'react'
import type { GrindTry } from '#generated/types.ts'
import { sharpeningRoll } from '#rules/forge/sharpening-roll.ts'
import { classNames } from '../../ui/class-names.ts'
import { formatDate } from '../../ui/format/date.ts'
import { DoneIcon, FailedIcon, ForgeIcon, SharpenedIcon } from '../../ui/pictures/icons.ts'
import { Card } from '../../ui/surfaces/card.tsx'
import { Empty } from '../../ui/surfaces/empty.tsx'
import styles from './blows.module.css'
import { rollWords } from './grind-outcome.tsx'
import { tryName } from './grind-words.ts'

type TriesCardProps = {
  tries: readonly GrindTry[]
  /** What was found out about the seed of a try, asked for when it is unfolded. */
  proofOf?: (tried: GrindTry) => ReactNode
}

/** The last tries, each with the data that let anybody check it. */
export function TriesCard({ tries, proofOf }: TriesCardProps) {
  return (
    <Card kind="ruled" title="Последние удары" icon={<SharpenedIcon />} label="Последние удары">
      {tries.length === 0 ? (
        <Empty icon={<ForgeIcon />}>Молот ещё не поднимали.</Empty>
      ) : (
        <ul className={styles.tries}>
          {tries.map((tried) => (
            <li key={tried.id} className={tried.success ? styles.won : styles.lost}>
              {tried.success ? <DoneIcon aria-hidden="true" /> : <FailedIcon aria-hidden="true" />}
              <TryDetails tried={tried} proofOf={proofOf} />
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}

type TryDetailsProps = { tried: GrindTry; proofOf: TriesCardProps['proofOf'] }

function TryDetails({ tried, proofOf }: TryDetailsProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <details onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>
        <b>{tried.gearName}</b>
        <span>
          {tryName(tried)}, {tried.success ? `уровень ${tried.level}` : `не дошла до ${tried.level}`}
        </span>
      </summary>
      <TryProof tried={tried} />
      {isOpen && proofOf?.(tried)}
    </details>
  )
}

/** Draws the number again from the published seed. */
function TryProof({ tried }: { tried: GrindTry }) {
  const again = sharpeningRoll(tried.seed)
  const agrees = again === tried.rolled && tried.success === (tried.isSure || again < tried.chancePercent)
  return (
    <div className={styles.proof}>
      <p>
        {rollWords(tried)}. {formatDate(tried.triedAt)}
      </p>
      <p className={classNames(agrees ? styles.agrees : styles.differs)}>
        {agrees
          ? 'Число пересчитано из зерна на этой странице: сходится.'
          : 'Пересчёт числа из зерна не сходится.'}
      </p>
    </div>
  )
}
