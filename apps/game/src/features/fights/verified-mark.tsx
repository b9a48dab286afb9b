import { useMemo } from 'react'
import type { FightReport } from '../../../../../generated/types.ts'
import { RULES_VERSION } from '../../../../../rules/fight/report.ts'
import { fightInputOf, verifyFight } from '../../../../../rules/proof/verify.ts'
import { classNames } from '../../ui/class-names.ts'
import { DoneIcon, InfoIcon, WarningIcon } from '../../ui/pictures/icons.ts'
import styles from './fight.module.css'

/** Computes the fight again from the same hosts and seed, and compares every strike. */
export function VerifiedMark({ report }: { report: FightReport }) {
  const verdict = useMemo(() => verifyFight(fightInputOf(report), report), [report])
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
