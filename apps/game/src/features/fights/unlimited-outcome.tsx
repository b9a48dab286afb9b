import type { Fight, UnlimitedReport } from '#generated/types.ts'
import { SpoilsLine } from '../../things/missions/spoils-line.tsx'
import { counted } from '../../ui/format/counted.ts'
import { formatDateSeconds } from '../../ui/format/date.ts'
import { formatNumber } from '../../ui/format/number.ts'
import { Card, CardTitle } from '../../ui/surfaces/card.tsx'
import { DownloadButton } from './download-button.tsx'
import styles from './fight.module.css'
import { resultSigns } from './result-signs.ts'
import { ShareButton } from './share-button.tsx'
import { fallenGroups } from './tally.ts'

/** How far a run came, what it paid and whom it cost. */
export function UnlimitedOutcome({ fight, report }: { fight: Fight; report: UnlimitedReport }) {
  const { summary } = fight
  const Sign = resultSigns[summary.result]
  const fallen = fallenGroups(report.attacker)
  return (
    <Card kind="ruled" label="Итог">
      <div className={styles.courseHead}>
        <CardTitle icon={<Sign />}>Столб {report.beaten}</CardTitle>
        <ShareButton shareKey={summary.shareKey} title={summary.title} />
      </div>
      <div className={styles.outcome}>
        <SpoilsLine reward={summary.reward} />
        <p>{beatenWords(report.beaten)}</p>
        <p className={styles.about}>Платят за первых трёх побеждённых. Остальные идут в счёт рекорда.</p>
        <p className={styles.about}>
          {fallen.length === 0 ? (
            'Все живы'
          ) : (
            <>
              Пали{' '}
              {fallen.map(({ name, amount }, index) => (
                <span key={name}>
                  {index > 0 && ', '}
                  {name.toLowerCase()} <b className={styles.lack}>{formatNumber(amount)}</b>
                </span>
              ))}
            </>
          )}
        </p>
        <p className={styles.about}>
          {summary.title} · <time dateTime={summary.createdAt}>{formatDateSeconds(summary.createdAt)}</time>
        </p>
        <div className={styles.download}>
          <DownloadButton fight={fight} />
        </div>
      </div>
    </Card>
  )
}

function beatenWords(beaten: number): string {
  return beaten === 0
    ? 'Первый же враг не пустил дальше.'
    : `Побеждено: ${counted(beaten, ['враг', 'врага', 'врагов'])}.`
}
