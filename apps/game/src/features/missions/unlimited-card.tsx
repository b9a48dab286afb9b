import type { Energy, UnlimitedMission } from '#generated/types.ts'
import { unlimitedRefusals } from '#rules/missions/unlimited-mission.ts'
import { useEnergyNow } from '../../shared/castle/use-energy-now.ts'
import type { ArmyAway } from '../../shared/missions/army-away.ts'
import { useStartReasons } from '../../shared/missions/use-start-reasons.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { counted } from '../../ui/format/counted.ts'
import { formatNumber } from '../../ui/format/number.ts'
import { EnergyIcon, MissionsIcon } from '../../ui/pictures/icons.ts'
import { Card } from '../../ui/surfaces/card.tsx'
import { Pending } from '../../ui/surfaces/pending.tsx'
import { RewardLine } from '../../ui/values/reward-line.tsx'
import styles from './unlimited-card.module.css'

export type UnlimitedCardProps = {
  mission: UnlimitedMission | undefined
  level: number
  energy: Energy
  active: ArmyAway | null
  error: Error | null
  onRetry: () => void
  starting: boolean
  /** The start of another mission is in progress. */
  waiting: boolean
  onStart: () => void
}

/** The road without an end: how far the lord came, what a run costs and pays, and its start. */
export function UnlimitedCard({ mission, error, onRetry, ...start }: UnlimitedCardProps) {
  return (
    <Card kind="ruled" title={mission?.name ?? 'Дорога без конца'} icon={<MissionsIcon />}>
      {mission ? (
        <div className={styles.card}>
          <p className={styles.legend}>{mission.legend}</p>
          <RecordLine mission={mission} />
          <p className={styles.terms}>
            Враги идут один за другим, каждый на уровень выше, раны не заживают. Первый{' '}
            <b className="num">{mission.firstLevel}-го</b> уровня. Платят за первых{' '}
            {counted(mission.paidEnemies, ['врага', 'врагов', 'врагов'])}:
          </p>
          <RewardLine
            reward={{ experience: mission.experience, gold: mission.gold, diamonds: 0, glory: 0 }}
            none="Ничего"
          />
          <StartUnlimited mission={mission} {...start} />
        </div>
      ) : (
        <Pending error={error} onRetry={onRetry} lines={5} />
      )}
    </Card>
  )
}

function RecordLine({ mission: { record, place, players } }: { mission: UnlimitedMission }) {
  if (place === null) return <p className={styles.record}>Вы по этой дороге ещё не ходили.</p>
  return (
    <p className={styles.record}>
      <span>
        Рекорд: <b className="num">{counted(record, ['враг', 'врага', 'врагов'])}</b>
      </span>
      <span className="num">
        {formatNumber(place)}-е место из {formatNumber(players)}
      </span>
    </p>
  )
}

type StartProps = Pick<
  UnlimitedCardProps,
  'level' | 'energy' | 'active' | 'starting' | 'waiting' | 'onStart'
> & { mission: UnlimitedMission }

function StartUnlimited({ mission, level, energy, active, starting, waiting, onStart }: StartProps) {
  const present = useEnergyNow(energy)
  const refusals = unlimitedRefusals({ level, isAway: active !== null, energy: present.current })
  const cannot = useStartReasons(refusals, { level, energy, active })
  return (
    <div className={styles.start}>
      <span className={styles.energy}>
        <EnergyIcon aria-hidden="true" /> <span className="sr">Энергия: </span>
        <b className="num">{mission.energy}</b>
      </span>
      <Button
        variant="act"
        full
        icon={<MissionsIcon />}
        loading={starting}
        disabled={waiting}
        cannot={cannot}
        onClick={onStart}
      >
        Идти до конца
      </Button>
    </div>
  )
}
