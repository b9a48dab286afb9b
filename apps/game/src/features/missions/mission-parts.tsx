import type { Mission, MissionForecast } from '../../../../../generated/types.ts'
import { spoilSignOf } from '../../things/missions/spoil-signs.ts'
import { classNames } from '../../ui/class-names.ts'
import { formatDuration } from '../../ui/format/duration.ts'
import { formatPercent, formatRange } from '../../ui/format/number.ts'
import { Tip } from '../../ui/overlays/tip.tsx'
import { EnergyIcon, GoldIcon, HourglassIcon } from '../../ui/pictures/icons.ts'
import styles from './mission-card.module.css'
import { MissionSign } from './mission-sign.tsx'

/** Colours the word for the enemy's strength. */
function toneOf(strengthText: string): string | undefined {
  if (strengthText.includes('слабее')) return styles.gain
  return strengthText.includes('сильнее') ? styles.lack : undefined
}

/** The enemy, and its strength compared with the army now. */
export function Foe({ mission, forecast }: { mission: Mission; forecast: MissionForecast }) {
  const { winPercent, strengthText } = forecast
  return (
    <div className={styles.foe}>
      <MissionSign icon={mission.icon} />
      <p>
        <b>{mission.enemyName}</b>
        Победа <Tip of="missionStrength">{formatPercent(winPercent)}</Tip> —{' '}
        <strong className={toneOf(strengthText)}>{strengthText}</strong>
      </p>
    </div>
  )
}

/** Energy, duration and gold. */
export function Terms({ forecast }: { forecast: MissionForecast }) {
  return (
    <dl className={`${styles.terms} num`}>
      <div>
        <dd>
          <EnergyIcon /> <Tip of="energy">{forecast.energy}</Tip>
        </dd>
        <dt>энергия</dt>
      </div>
      <div>
        <dd>
          <HourglassIcon /> <Tip of="missionDuration">{formatDuration(forecast.durationSeconds)}</Tip>
        </dd>
        <dt>в пути</dt>
      </div>
      <div>
        <dd>
          <GoldIcon /> <Tip of="missionShrink">{formatRange(forecast.goldMin, forecast.goldMax)}</Tip>
        </dd>
        <dt>золото</dt>
      </div>
    </dl>
  )
}

/** Possible finds and their chances. */
export function Drops({ drops }: Pick<MissionForecast, 'drops'>) {
  if (drops.length === 0) return null
  return (
    <ul className={styles.drops} aria-label="Добыча и вероятность">
      {drops.map(({ kind, name, icon, chancePercent }) => {
        const Sign = spoilSignOf(icon)
        return (
          <li key={name} title={`${name}: ${formatPercent(chancePercent)}`}>
            <span className={classNames(styles.plate, kind === 'DIAMOND' && styles.precious)}>
              <Sign />
            </span>
            <span className={styles.dropName}>{name}</span>
            <b className="num">
              <Tip of="missionDrop">{formatPercent(chancePercent)}</Tip>
            </b>
          </li>
        )
      })}
    </ul>
  )
}
