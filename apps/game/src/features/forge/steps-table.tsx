import type { SharpeningRequest } from '#rules/forge/sharpening.ts'
import { SharpeningGain } from '../../shared/gear/sharpening-gain.tsx'
import { classNames } from '../../ui/class-names.ts'
import { formatPercent } from '../../ui/format/number.ts'
import { Tip } from '../../ui/overlays/tip.tsx'
import { LockIcon } from '../../ui/pictures/icons.ts'
import { Unbroken } from '../../ui/values/unbroken.tsx'
import styles from './grind.module.css'
import type { GrindStep } from './grind-steps.ts'

/** The gain of each level ahead, with the chance of its own try and of all tries up to it. */
export function StepsTable({ request, steps }: { request: SharpeningRequest; steps: readonly GrindStep[] }) {
  return (
    <table className={classNames('num', styles.steps)}>
      <caption className="sr">Уровни заточки</caption>
      <thead>
        <tr>
          <th scope="col">Уровень</th>
          <th scope="col">
            <Tip of="sharpeningMultiplier">Даёт</Tip>
          </th>
          <th scope="col">
            <Tip of="sharpeningChance">Шанс</Tip>
          </th>
          <th scope="col">
            <Tip of="sharpeningCombined">Дойти</Tip>
          </th>
        </tr>
      </thead>
      <tbody>
        {steps.map(({ level, chance, combined, standing }) => (
          <tr key={level} className={styles[standing]}>
            <th scope="row">
              {level}
              {standing === 'locked' && <LockIcon aria-hidden="true" />}
            </th>
            <td>
              <SharpeningGain request={request} level={level} />
            </td>
            {standing === 'locked' ? (
              <td colSpan={2} className={styles.needs}>
                <Unbroken>нужна кузница {level}-го уровня</Unbroken>
              </td>
            ) : (
              <>
                <td>{formatPercent(chance)}</td>
                <td>{formatPercent(rounded(combined))}</td>
              </>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** One decimal place, or two below 1 %, where one would hide the difference. */
function rounded(percent: number): number {
  return percent >= 1 ? Math.round(percent * 10) / 10 : Math.round(percent * 100) / 100
}
