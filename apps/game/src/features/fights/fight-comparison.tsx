import type { FightHost } from '#generated/types.ts'
import type { CustomStyle } from '../../art/custom-style.ts'
import { classNames } from '../../ui/class-names.ts'
import { counted } from '../../ui/format/counted.ts'
import { formatNumber, formatPercent, formatSigned } from '../../ui/format/number.ts'
import { softHyphens } from '../../ui/format/soft-hyphens.ts'
import { Tip } from '../../ui/overlays/tip.tsx'
import styles from './comparison.module.css'
import { KIND_WORDS } from './fight-words.ts'
import { KIND_SIGNS } from './kind-signs.ts'
import type { ShownReport } from './shown-report.ts'
import { compare, fallenGroups, type TallyRow } from './tally.ts'

/** What both sides did, line against line: damage, hits, morale, and whom the lords lost. */
export function FightComparison({ report }: { report: ShownReport }) {
  const { attacker, defender } = report
  const rows = compare(report)
  const most = Math.max(1, ...rows.flatMap((row) => [row.attacker?.damage ?? 0, row.defender?.damage ?? 0]))
  return (
    <div className={styles.comparison}>
      <table className={`${styles.table} num`}>
        <caption className="sr">Урон и попадания обеих сторон</caption>
        <colgroup>
          <col className={styles.side} />
          <col />
          <col />
          <col className={styles.side} />
        </colgroup>
        <thead>
          <tr>
            <th scope="col" colSpan={2} lang="ru">
              {softHyphens(attacker.name)}
            </th>
            <th scope="col" colSpan={2} lang="ru">
              {softHyphens(defender.name)}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ kind, attacker: ours, defender: theirs }) => {
            const Sign = KIND_SIGNS[kind]
            return (
              <tr key={kind}>
                <Side row={ours} most={most} />
                <th scope="row" colSpan={2} lang="ru">
                  <Sign aria-hidden="true" />
                  {softHyphens(KIND_WORDS[kind])}
                </th>
                <Side row={theirs} most={most} isTheirs />
              </tr>
            )
          })}
          <tr>
            <td>
              <b>{formatPercent(attacker.moralePercent)}</b>
            </td>
            <th scope="row" colSpan={2}>
              <Tip of="reportMorale">Боевой дух</Tip>
            </th>
            <td>
              <b>{formatPercent(defender.moralePercent)}</b>
            </td>
          </tr>
        </tbody>
      </table>
      <Fallen contender={attacker} />
      <Fallen contender={defender} />
    </div>
  )
}

type SideProps = { row: TallyRow | null; most: number; isTheirs?: boolean }

function Side({ row, most, isTheirs = false }: SideProps) {
  if (!row) return <td className={styles.none}>—</td>
  const { kind, damage, hits, strikes } = row
  const style: CustomStyle = { '--share': `${(100 * damage) / most}%` }
  return (
    <td className={classNames(isTheirs && styles.theirs)}>
      <b className={classNames(kind === 'HEAL' && styles.gain)}>
        {kind === 'HEAL' ? formatSigned(damage) : formatNumber(damage)}
      </b>
      <small>
        {kind === 'HEAL' ? counted(hits, ['раз', 'раза', 'раз']) : `попало ${hits} из ${strikes}`}
      </small>
      <i className={classNames(styles.bar, kind === 'HEAL' && styles.healing)} style={style} />
    </td>
  )
}

function Fallen({ contender }: { contender: FightHost }) {
  if (contender.fallen === null) return null
  const groups = fallenGroups(contender)
  return (
    <p className={styles.fallen}>
      {groups.length === 0 ? (
        <>{contender.name}: все живы</>
      ) : (
        <>
          {contender.name}: пали{' '}
          {groups.map(({ name, amount }, index) => (
            <span key={name}>
              {index > 0 && ', '}
              {name.toLowerCase()} <b className={styles.lack}>{formatNumber(amount)}</b>
            </span>
          ))}
        </>
      )}
    </p>
  )
}
