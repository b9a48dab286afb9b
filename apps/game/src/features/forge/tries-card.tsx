import type { GrindTry } from '../../../../../generated/types.ts'
import { sharpeningRoll } from '../../../../../rules/forge/sharpening-roll.ts'
import { classNames } from '../../ui/class-names.ts'
import { formatDate } from '../../ui/format/date.ts'
import { DoneIcon, FailedIcon, ForgeIcon, SharpenedIcon } from '../../ui/pictures/icons.ts'
import { Card } from '../../ui/surfaces/card.tsx'
import { Empty } from '../../ui/surfaces/empty.tsx'
import styles from './blows.module.css'
import { rollWords } from './grind-outcome.tsx'
import { tryName } from './grind-words.ts'

/** The last tries, each with the data that let anybody check it. */
export function TriesCard({ tries }: { tries: readonly GrindTry[] }) {
  return (
    <Card kind="ruled" title="Последние удары" icon={<SharpenedIcon />} label="Последние удары">
      {tries.length === 0 ? (
        <Empty icon={<ForgeIcon />}>Молот ещё не поднимали.</Empty>
      ) : (
        <ul className={styles.tries}>
          {tries.map((tried) => (
            <li key={tried.id} className={tried.success ? styles.won : styles.lost}>
              {tried.success ? <DoneIcon aria-hidden="true" /> : <FailedIcon aria-hidden="true" />}
              <details>
                <summary>
                  <b>{tried.gearName}</b>
                  <span>
                    {tryName(tried)},{' '}
                    {tried.success ? `уровень ${tried.level}` : `не дошла до ${tried.level}`}
                  </span>
                </summary>
                <TryProof tried={tried} />
              </details>
            </li>
          ))}
        </ul>
      )}
    </Card>
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
      <p>
        Зерно: <code>{tried.seed}</code>
      </p>
      <p className={classNames(agrees ? styles.agrees : styles.differs)}>
        {agrees ? 'Пересчитано на этой странице: сходится.' : 'Пересчёт на этой странице не сходится.'}
      </p>
    </div>
  )
}
