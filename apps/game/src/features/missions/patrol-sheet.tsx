import { useState } from 'react'
import type { Energy, Mission, MissionForecast, PatrolSpoils } from '#generated/types.ts'
import { missionEnergy, missionRefusals } from '#rules/missions/missions.ts'
import { PATROL_HOURS, type PatrolHours, patrolEnergy, patrolShares } from '#rules/missions/patrol.ts'
import { itemArt } from '../../art/item-art.ts'
import { useEnergyNow } from '../../shared/castle/use-energy-now.ts'
import { resourceMaterial } from '../../shared/gear/gear-material.ts'
import { reasonsOf } from '../../shell/refusal-reasons.ts'
import { Button } from '../../ui/controls/button.tsx'
import { HourChoices } from '../../ui/controls/hour-choices.tsx'
import { countHours } from '../../ui/format/duration.ts'
import { formatNumber, formatPercent } from '../../ui/format/number.ts'
import { Sheet } from '../../ui/overlays/sheet.tsx'
import { EnergyIcon, LockIcon, MissionsIcon } from '../../ui/pictures/icons.ts'
import { ItemSign } from '../../ui/pictures/item-sign.tsx'
import { Amount } from '../../ui/values/amount.tsx'
import { CurrencyAmount } from '../../ui/values/currency-amount.tsx'
import { TravelTime } from '../../ui/values/travel-time.tsx'
import styles from './patrol-sheet.module.css'

type PatrolSheetProps = {
  mission: Mission
  forecast: MissionForecast
  patrol: PatrolSpoils
  level: number
  energy: Energy
  starting: boolean
  onPatrol: (hours: PatrolHours) => void
  onClose: () => void
}

/** Chooses for how long the army stays after its victory. */
export function PatrolSheet(props: PatrolSheetProps) {
  const { mission, forecast, patrol, level, energy, starting, onPatrol, onClose } = props
  const [hours, setHours] = useState<PatrolHours>(8)
  const present = useEnergyNow(energy).current
  const refusals = missionRefusals({
    mission,
    difficulty: forecast.difficulty,
    level,
    energy: present,
    away: false,
    patrolHours: hours,
  })
  const need = missionEnergy(forecast.difficulty) + patrolEnergy(hours)
  const cannot = reasonsOf(refusals, {
    missionLocked: { icon: <LockIcon />, detail: `сейчас ${level}` },
    patrolLocked: { icon: <LockIcon />, detail: `сейчас ${level}` },
    notEnoughEnergy: { icon: <EnergyIcon />, detail: `есть ${present} из ${need}` },
  })
  return (
    <Sheet
      open
      onClose={onClose}
      title={`Дозор: ${mission.name}`}
      footer={
        <Button
          variant="act"
          icon={<MissionsIcon />}
          loading={starting}
          cannot={cannot}
          onClick={() => {
            onPatrol(hours)
            onClose()
          }}
        >
          В дозор на {countHours(hours)}
        </Button>
      }
    >
      <p className={styles.lead}>
        После победы (сейчас {formatPercent(forecast.winPercent)}) войско останется на месте и соберёт всё,
        чем богат край. Это сверх добычи похода.
      </p>
      <HourChoices label="Как надолго" choices={PATROL_HOURS} value={hours} onChange={setHours}>
        {(choice) => (
          <>
            <Price hours={choice} forecast={forecast} patrol={patrol} />
            <Spoils patrol={patrol} shares={patrolShares(choice)} />
          </>
        )}
      </HourChoices>
      <p className={styles.note}>
        Пока войско в дозоре, другие походы ждут. Если враг сильнее, войско сразу вернётся домой, ни с чем.
      </p>
    </Sheet>
  )
}

type PriceProps = { hours: PatrolHours; forecast: MissionForecast; patrol: PatrolSpoils }

/** The time and the energy of the mission with its patrol. */
function Price({ hours, forecast, patrol }: PriceProps) {
  const energy = missionEnergy(forecast.difficulty) + patrolEnergy(hours)
  return (
    <span className={styles.price}>
      <TravelTime seconds={forecast.durationSeconds + hours * patrol.hourSeconds} />
      <Amount value={energy} label="Энергия" icon={<EnergyIcon />} />
    </span>
  )
}

function Spoils({ patrol, shares }: { patrol: PatrolSpoils; shares: number }) {
  return (
    <span className={styles.spoils}>
      {patrol.gold > 0 && <CurrencyAmount currency="GOLD" value={patrol.gold * shares} />}
      {patrol.resources.map(({ resourceId, name, icon, amount }) => (
        <span key={resourceId} className={styles.resource}>
          <ItemSign art={itemArt(icon)} material={resourceMaterial(icon)} size={22} />
          {name}: <b className="num">{formatNumber(amount * shares)}</b>
        </span>
      ))}
    </span>
  )
}
