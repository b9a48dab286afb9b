import { Link, useParams } from 'react-router-dom'
import { useGetSharedFight } from '#generated/hooks/fights.ts'
import type { Fight } from '#generated/types.ts'
import { buttonClass } from '../../ui/controls/button-class.ts'
import { Card } from '../../ui/surfaces/card.tsx'
import styles from './fight.module.css'
import { FightCheck } from './fight-check.tsx'
import { FightState } from './fight-state.tsx'
import { FightView } from './fight-view.tsx'

function lordOf(report: Fight['report']): string | undefined {
  return report.ground === 'CRUSADE' ? report.hosts[0]?.name : report.attacker.name
}

/** A report by the key of its link, open to everybody. */
export function SharedFightPage() {
  const { id = '' } = useParams()
  const { data, error, refetch } = useGetSharedFight(id, { query: { staleTime: Number.POSITIVE_INFINITY } })
  if (!data) {
    return <FightState error={error} onRetry={() => void refetch()} home={{ to: '/', label: 'На главную' }} />
  }
  return (
    <FightView fight={data} check={<FightCheck fight={data} />}>
      <Card label="Приглашение" className={styles.invite}>
        <p>
          У лорда по имени {lordOf(data.report)} есть замок и войско. Заведите свои: первый поход занимает
          минуту.
        </p>
        <Link className={buttonClass({ variant: 'act', full: true })} to="/auth/register">
          Построить замок
        </Link>
      </Card>
    </FightView>
  )
}
