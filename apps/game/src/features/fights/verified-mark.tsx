import { useMemo } from 'react'
import type { Fight } from '#generated/types.ts'
import { RULES_VERSION } from '#rules/fight/report.ts'
import { classNames } from '../../ui/class-names.ts'
import { DoneIcon, InfoIcon, WarningIcon } from '../../ui/pictures/icons.ts'
import styles from './fight.module.css'
import { verifyReport } from './verify-report.ts'

/** Whether the fight comes out the same when it is computed again. */
export function VerifiedMark({ report }: { report: Fight['report'] }) {
  const verdict = useMemo(() => verifyReport(report), [report])
  if (report.rulesVersion !== RULES_VERSION) {
    return (
      <p className={styles.mark} title={`Правила боя версии ${report.rulesVersion}, сейчас ${RULES_VERSION}`}>
        <InfoIcon /> Бой по прежним правилам
      </p>
    )
  }
  if (!verdict.ok) {
    return (
      <p className={classNames(styles.mark, styles.lack)}>
        <WarningIcon /> Бой не сходится: {verdict.path}
      </p>
    )
  }
  return (
    <p
      className={classNames(styles.mark, styles.gain)}
      title="Ваш браузер провёл этот бой заново по тем же правилам, и каждый удар совпал."
    >
      <DoneIcon /> Бой проверен
    </p>
  )
}
