import { useRestoreEnergy } from '#generated/hooks/energy.ts'
import type { Energy } from '#generated/types.ts'
import { ENERGY_RESTORES_A_DAY, restoreRefusals } from '#rules/energy/restore.ts'
import { notify } from '../../shell/notify.ts'
import { reasonsOf } from '../../shell/refusal-reasons.ts'
import { Button } from '../../ui/controls/button.tsx'
import { counted } from '../../ui/format/counted.ts'
import type { Reason } from '../../ui/overlays/reasons.tsx'
import { DiamondIcon, EnergyIcon } from '../../ui/pictures/icons.ts'
import { Countdown } from '../../ui/values/countdown.tsx'
import styles from './energy-restore.module.css'

const ICONS = { energyFull: { icon: <EnergyIcon /> }, notEnoughDiamonds: { icon: <DiamondIcon /> } }

function cannotRestore(energy: Energy, current: number, diamonds: number): Reason[] {
  const restoresToday = ENERGY_RESTORES_A_DAY - energy.restore.left
  return reasonsOf(restoreRefusals({ energy: current, restoresToday, diamonds }), ICONS)
}

type EnergyRestoreViewProps = {
  energy: Energy
  current: number
  diamonds: number
  loading: boolean
  onRestore: () => void
}

export function EnergyRestoreView({ energy, current, diamonds, loading, onRestore }: EnergyRestoreViewProps) {
  const { price, gives, left, resetsAt } = energy.restore
  return (
    <div className={styles.restore}>
      <p>
        Энергия идёт на походы и копится сама
        {energy.fullAt && current < energy.max && (
          <>
            , полная через <Countdown until={energy.fullAt} label="До полной энергии" />
          </>
        )}
        .
      </p>
      <Button
        variant="gold"
        full
        loading={loading}
        cannot={cannotRestore(energy, current, diamonds)}
        icon={<EnergyIcon />}
        onClick={onRestore}
      >
        +{gives} за {price.diamonds} <DiamondIcon />
      </Button>
      {energy.doubledUntil !== null && (
        <p className={styles.note}>
          Награда за состязание: энергия копится быстрее ещё{' '}
          <Countdown until={energy.doubledUntil} label="До конца награды" />.
        </p>
      )}
      <p className={styles.note}>
        Сегодня можно ещё {counted(left, ['раз', 'раза', 'раз'])}, счёт обновится через{' '}
        <Countdown until={resetsAt} label="До новых восстановлений" />.
        {energy.experiencePercent < 100 && (
          <> Войско устало: следующий поход принесёт {energy.experiencePercent}&nbsp;% опыта.</>
        )}
      </p>
    </div>
  )
}

type EnergyRestoreProps = { energy: Energy; current: number; diamonds: number; onDone: () => void }

export function EnergyRestore({ energy, current, diamonds, onDone }: EnergyRestoreProps) {
  const restore = useRestoreEnergy({
    mutation: {
      onSuccess: (result) => {
        notify('success', `Энергия: ${result.energy.current} из ${result.energy.max}`)
        onDone()
      },
    },
  })
  return (
    <EnergyRestoreView
      energy={energy}
      current={current}
      diamonds={diamonds}
      loading={restore.isPending}
      onRestore={() => restore.mutate()}
    />
  )
}
