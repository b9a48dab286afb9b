import type { ConsumableStack, LastingHealth } from '#generated/types.ts'
import { Button } from '../../ui/controls/button.tsx'
import { formatDuration } from '../../ui/format/duration.ts'
import { WineIcon } from '../../ui/pictures/icons.ts'
import { Countdown } from '../../ui/values/countdown.tsx'
import { Meter } from '../../ui/values/meter.tsx'
import { useSecondsLeft } from '../../ui/values/server-clock.tsx'
import styles from './drink.module.css'
import { cannotDrink } from './drink-reasons.ts'

export type Drinking = {
  health: LastingHealth
  /** When wine can be drunk again. Null when it can be now. */
  wineReadyAt: string | null
  /** The wine whose call is in progress. */
  drinking: number | null
  onDrink: (wine: ConsumableStack) => void
}

type DrinkButtonProps = {
  wine: ConsumableStack
  level: number
  cellar: Drinking
  /** Full name where several stand below each other. */
  label?: string
  shortcut?: string
  full?: boolean
}

/** «Выпить», with every reason why not yet. */
export function DrinkButton({ wine, level, cellar, ...look }: DrinkButtonProps) {
  const wait = useSecondsLeft(cellar.wineReadyAt ?? 0)
  return (
    <Button
      variant="act"
      icon={<WineIcon />}
      loading={cellar.drinking === wine.consumableId}
      cannot={cannotDrink(wine, {
        level,
        health: cellar.health,
        isCoolingDown: wait > 0,
        wait: formatDuration(wait),
      })}
      onClick={() => cellar.onDrink(wine)}
      {...look}
    >
      Выпить
    </Button>
  )
}

/** The lasting health, and when wine can be drunk again. */
export function HealthStrip({
  cellar: { health, wineReadyAt },
}: {
  cellar: Pick<Drinking, 'health' | 'wineReadyAt'>
}) {
  const wait = useSecondsLeft(wineReadyAt ?? 0)
  return (
    <div className={styles.strip}>
      <Meter
        label="Здоровье войска после набегов"
        value={health.current}
        max={health.max}
        tincture="gules"
        note={
          health.fullAt && (
            <>
              Само восстановится через <Countdown until={health.fullAt} label="До полного здоровья" />
            </>
          )
        }
      />
      {wait > 0 && wineReadyAt !== null && (
        <p>
          Следующий кубок через{' '}
          <Countdown until={wineReadyAt} label="До следующего кубка" className={styles.clock} />
        </p>
      )}
    </div>
  )
}
