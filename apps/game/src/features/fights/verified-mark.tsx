import { useMemo } from 'react'
import { RULES_VERSION } from '../../../../../rules/fight/report.ts'
import { fightInputOf, verifyFight } from '../../../../../rules/proof/verify.ts'
import { raidInputOf, verifyRaid } from '../../../../../rules/proof/verify-raid.ts'
import { classNames } from '../../ui/class-names.ts'
import { DoneIcon, InfoIcon, WarningIcon } from '../../ui/pictures/icons.ts'
import styles from './fight.module.css'
import type { ShownReport } from './shown-report.ts'

function verify(report: ShownReport) {
  return report.ground === 'CASTLE'
    ? verifyRaid(raidInputOf(report), report)
    : verifyFight(fightInputOf(report), report)
}

/** Computes the fight again from the same hosts and seed, and compares every strike. */
export function VerifiedMark({ report }: { report: ShownReport }) {
  const verdict = useMemo(() => verify(report), [report])
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
