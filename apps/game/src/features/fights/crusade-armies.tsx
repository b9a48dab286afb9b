import type { CrusadeReport } from '#generated/types.ts'
import { contenderPower } from '#rules/crusades/forecast.ts'
import { formatNumber, formatPercent } from '../../ui/format/number.ts'
import { GuildIcon } from '../../ui/pictures/icons.ts'
import { PlayerBadge } from '../../ui/pictures/player-badge.tsx'
import { Card } from '../../ui/surfaces/card.tsx'
import { Meter } from '../../ui/values/meter.tsx'
import { ContenderName } from './contender-name.tsx'
import styles from './crusade-armies.module.css'
import { fallenGroups } from './tally.ts'

type CrusadeArmiesProps = {
  report: CrusadeReport
  /** Health of the joint army at the shown moment. */
  health: number
  /** Links the names of players to their pages. */
  linksPlayers: boolean
}

type Crusader = CrusadeReport['hosts'][number]

/** Whole per cent of the power together, in the order of the armies. */
function powerShares({ hosts: armies, boss }: CrusadeReport): number[] {
  const powers = armies.map((crusader) => contenderPower(boss, crusader))
  const whole = powers.reduce((sum, power) => sum + power, 0)
  return powers.map((power) => Math.round((100 * power) / Math.max(1, whole)))
}

/** The armies that fight as one: each one's part of the power, its health at this moment, and its losses. */
export function CrusadeArmies({ report, health, linksPlayers }: CrusadeArmiesProps) {
  const shares = powerShares(report)
  return (
    <Card kind="ruled" title="Войска похода" icon={<GuildIcon />} label="Войска похода">
      <ul className={styles.armies}>
        {report.hosts.map((crusader, index) => (
          <li key={crusader.playerId ?? crusader.name}>
            <PlayerBadge
              player={{ id: crusader.playerId ?? crusader.name, name: crusader.name, level: crusader.level }}
              link={linksPlayers ? <ContenderName contender={crusader} /> : crusader.name}
              note={`${index === 0 ? 'Предводитель · ' : ''}доля силы ${formatPercent(shares[index] ?? 0)}`}
            />
            <div className={styles.health}>
              <Meter
                label={`Здоровье: ${crusader.name}`}
                value={healthOf(crusader, health, report.healthMax)}
                max={crusader.healthMax}
                tincture="gules"
                bare
              />
              <small>{lossWords(crusader)}</small>
            </div>
          </li>
        ))}
      </ul>
    </Card>
  )
}

/** Wounds are shared in proportion. */
function healthOf({ healthMax }: Crusader, health: number, whole: number): number {
  return Math.floor((healthMax * Math.max(0, health)) / Math.max(1, whole))
}

function lossWords(crusader: Crusader): string {
  const groups = fallenGroups(crusader)
  if (groups.length === 0) return 'Все живы'
  return `Пали: ${groups.map(({ name, amount }) => `${name.toLowerCase()}\u00a0${formatNumber(amount)}`).join(', ')}`
}
