import type { Fight, FightHost, FightReport, FightSide } from '../../../../../generated/types.ts'
import { DIFFICULTY_WORDS, SKILL_WORDS } from '../../things/missions/mission-words.ts'
import { SpoilsLine } from '../../things/missions/spoils-line.tsx'
import { classNames } from '../../ui/class-names.ts'
import { formatDateSeconds } from '../../ui/format/date.ts'
import { formatNumber, formatPercent, formatSigned } from '../../ui/format/number.ts'
import { Card, CardTitle } from '../../ui/surfaces/card.tsx'
import { DownloadButton } from './download-button.tsx'
import styles from './fight.module.css'
import { RESULT_WORDS } from './fight-words.ts'
import { resultSigns } from './result-signs.ts'
import { ShareButton } from './share-button.tsx'
import { type TallyRow, tally } from './tally.ts'

/** The result of a fight, its reward, and what each group did. */
export function FightOutcome({ fight }: { fight: Fight }) {
  const { summary, report } = fight
  const Sign = resultSigns[summary.result]
  return (
    <Card kind="ruled" label="Итог">
      <div className={styles.courseHead}>
        <CardTitle icon={<Sign />}>{RESULT_WORDS[summary.result]}</CardTitle>
        <ShareButton shareKey={summary.shareKey} title={summary.title} />
      </div>
      <div className={styles.outcome}>
        <SpoilsLine reward={summary.reward} />
        <p className={styles.about}>
          {summary.title}
          {summary.difficulty && <> · {DIFFICULTY_WORDS[summary.difficulty].toLowerCase()}</>}
          {report.attacker.skill && <> · {SKILL_WORDS[report.attacker.skill].toLowerCase()}</>} ·{' '}
          <time dateTime={summary.createdAt}>{formatDateSeconds(summary.createdAt)}</time>
        </p>
        <div className={styles.tables}>
          <TallyTable report={report} side="ATTACKER" host={report.attacker} />
          <TallyTable report={report} side="DEFENDER" host={report.defender} />
        </div>
        <div className={styles.download}>
          <DownloadButton fight={fight} />
        </div>
      </div>
    </Card>
  )
}

function hitsOf({ heals, hits, strikes }: Pick<TallyRow, 'heals' | 'hits' | 'strikes'>): string {
  if (strikes === 0) return '—'
  return heals ? String(hits) : `${hits} из ${strikes}`
}

function TallyTable({ report, side, host }: { report: FightReport; side: FightSide; host: FightHost }) {
  const rows = tally(report, side)
  const hasFallen = host.fallen !== null
  return (
    <table className={`${styles.tally} num`}>
      <caption>
        {host.name}
        <span>боевой дух {formatPercent(host.moralePercent)}</span>
      </caption>
      <thead>
        <tr>
          <th scope="col">Отряд</th>
          <th scope="col">Урон</th>
          <th scope="col">Попаданий</th>
          {hasFallen && <th scope="col">Пало</th>}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, name, damage, heals, hits, strikes, fallen }) => (
          <tr key={key}>
            <th scope="row">{name}</th>
            <td className={classNames(heals && damage > 0 && styles.gain)}>
              {heals ? formatSigned(damage) : formatNumber(damage)}
            </td>
            <td>{hitsOf({ heals, hits, strikes })}</td>
            {hasFallen && (
              <td className={classNames(fallen !== null && fallen > 0 && styles.lack)}>
                {formatNumber(fallen ?? 0)}
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
