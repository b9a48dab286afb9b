import { Suspense } from 'react'
import type { Energy } from '#generated/types.ts'
import { useEnergyNow } from '../../shared/castle/use-energy-now.ts'
import { lazyPart, usePreload } from '../../shell/lazy-part.tsx'
import { Popover } from '../../ui/overlays/popover.tsx'
import { EnergyIcon } from '../../ui/pictures/icons.ts'
import { LoadingDots } from '../../ui/surfaces/loading-dots.tsx'
import { Countdown } from '../../ui/values/countdown.tsx'
import { Meter } from '../../ui/values/meter.tsx'
import styles from './energy-bar.module.css'

const EnergyRestore = lazyPart(async () => (await import('./energy-restore.tsx')).EnergyRestore)

type EnergyBarProps = { energy: Energy; diamonds: number }

/** The player's energy, counting up by the clock. A press opens the restore. */
export function EnergyBar({ energy, diamonds }: EnergyBarProps) {
  const { current, nextAt } = useEnergyNow(energy)
  usePreload(EnergyRestore)
  return (
    <Popover
      label="Энергия"
      side="bottom"
      trigger={(props) => (
        <button
          type="button"
          className={styles.energy}
          aria-label={`Энергия: ${current} из ${energy.max}. Восстановить`}
          {...props}
        >
          <EnergyIcon className={styles.icon} />
          <Meter label="Энергия" value={current} max={energy.max} tincture="ember" ground="oak" bare />
          <b className="num">
            {current} / {energy.max}
          </b>
          {nextAt !== null && (
            <span className={styles.next}>
              +1 через <Countdown until={nextAt} label="До единицы энергии" />
            </span>
          )}
        </button>
      )}
    >
      {(close) => (
        <Suspense fallback={<LoadingDots label="Загрузка..." />}>
          <EnergyRestore energy={energy} current={current} diamonds={diamonds} onDone={close} />
        </Suspense>
      )}
    </Popover>
  )
}
