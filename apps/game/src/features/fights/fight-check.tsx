import { type ReactNode, useMemo } from 'react'
import type { Fight } from '#generated/types.ts'
import { RULES_VERSION } from '#rules/fight/report.ts'
import { type DrawKind, drawSubject } from '#rules/proof/drawn-seed.ts'
import { ProofLine, SeedProof } from '../../shared/draws/seed-proof.tsx'
import { type SeedCheck, useSeedVerdict } from '../../shared/draws/use-seed-verdict.ts'
import { SharpenedIcon } from '../../ui/pictures/icons.ts'
import { Card } from '../../ui/surfaces/card.tsx'
import styles from './fight.module.css'
import { verifyReport } from './verify-report.ts'

/** What a seed is drawn for, and its word. */
const DRAWN = {
  FIELD: { kind: 'mission', subject: 'поход' },
  CASTLE: { kind: 'raid', subject: 'набег' },
  UNLIMITED: { kind: 'unlimited', subject: 'поход' },
  CRUSADE: { kind: 'crusade', subject: 'поход' },
} as const satisfies Record<Fight['report']['ground'], { kind: DrawKind; subject: string }>

/** The player for whom the seed was drawn: who attacked, or led the crusade. */
function drawerOf(report: Fight['report']): number {
  return (report.ground === 'CRUSADE' ? report.hosts[0]?.playerId : report.attacker.playerId) ?? 0
}

/** What was checked of a report, and what cannot be checked yet. */
export function FightCheck({ fight }: { fight: Fight }) {
  const { report, drawnFrom } = fight
  const subject = drawSubject(DRAWN[report.ground].kind, drawerOf(report))
  const check = useSeedVerdict({ seed: report.seed, drawnFrom, subject })
  return <FightCheckCard fight={fight} {...check} />
}

export function FightCheckCard({ fight, ...check }: SeedCheck & { fight: Fight }) {
  const { report, drawnFrom, summary } = fight
  return (
    <Card kind="ruled" title="Проверка" icon={<SharpenedIcon />} label="Проверка">
      <div className={styles.checks}>
        <StrikesLine report={report} />
        <SeedProof
          {...check}
          seed={report.seed}
          drawnFrom={drawnFrom}
          subject={DRAWN[report.ground].subject}
        />
        {report.ground === 'FIELD' && summary.result === 'WIN' && (
          <ProofLine kind="unknown" title="Добыча не пересчитана">
            Её тянут из того же зерна, но она зависит и от того, чего в отчёте нет: умений лорда и усталости
            войска.
          </ProofLine>
        )}
      </div>
    </Card>
  )
}

function StrikesLine({ report }: { report: Fight['report'] }): ReactNode {
  const verdict = useMemo(() => verifyReport(report), [report])
  if (report.rulesVersion !== RULES_VERSION) {
    return (
      <ProofLine kind="unknown" title="Бой по прежним правилам">
        Правила с тех пор изменились, и этот бой страница не повторяет.
      </ProofLine>
    )
  }
  return verdict.ok ? (
    <ProofLine kind="right" title="Удары сходятся">
      Ваш браузер провёл бой заново по тем же правилам и с тем же зерном. Совпал каждый удар.
    </ProofLine>
  ) : (
    <ProofLine kind="wrong" title="Удары не сходятся">
      Ваш браузер провёл бой заново, и вышло иначе: {verdict.path}.
    </ProofLine>
  )
}
