import type { CrusadeReport } from '#generated/types.ts'
import { hostPower } from '#rules/crusades/forecast.ts'
import { formatNumber, formatPercent } from '../../ui/format/number.ts'
import { GuildIcon } from '../../ui/pictures/icons.ts'
import { PlayerBadge } from '../../ui/pictures/player-badge.tsx'
import { Card } from '../../ui/surfaces/card.tsx'
import { Meter } from '../../ui/values/meter.tsx'
import styles from './crusade-hosts.module.css'
import { HostName } from './host-name.tsx'
import { fallenGroups } from './tally.ts'

type CrusadeHostsProps = {
  report: CrusadeReport
  /** Health of the joint host at the shown moment. */
  health: number
  /** Links the names of players to their pages. */
  linksPlayers: boolean
}

type Host = CrusadeReport['hosts'][number]

/** Whole per cent of the power together, in the order of the hosts. */
function powerShares({ hosts, boss }: CrusadeReport): number[] {
  const powers = hosts.map((host) => hostPower(boss, host))
  const whole = powers.reduce((sum, power) => sum + power, 0)
  return powers.map((power) => Math.round((100 * power) / Math.max(1, whole)))
}

/** The hosts that fight as one: each one's part of the power, its health at this moment, and its losses. */
export function CrusadeHosts({ report, health, linksPlayers }: CrusadeHostsProps) {
  const shares = powerShares(report)
  return (
    <Card kind="ruled" title="Войска похода" icon={<GuildIcon />} label="Войска похода">
      <ul className={styles.hosts}>
        {report.hosts.map((host, index) => (
          <li key={host.playerId ?? host.name}>
            <PlayerBadge
              player={{ id: host.playerId ?? host.name, name: host.name, level: host.level }}
              link={linksPlayers ? <HostName host={host} /> : host.name}
              note={`${index === 0 ? 'Предводитель · ' : ''}доля силы ${formatPercent(shares[index] ?? 0)}`}
            />
            <div className={styles.health}>
              <Meter
                label={`Здоровье: ${host.name}`}
                value={healthOf(host, health, report.healthMax)}
                max={host.healthMax}
                tincture="gules"
                bare
              />
              <small>{lossWords(host)}</small>
            </div>
          </li>
        ))}
      </ul>
    </Card>
  )
}

/** Wounds are shared in proportion. */
function healthOf({ healthMax }: Host, health: number, whole: number): number {
  return Math.floor((healthMax * Math.max(0, health)) / Math.max(1, whole))
}

function lossWords(host: Host): string {
  const groups = fallenGroups(host)
  if (groups.length === 0) return 'Все живы'
  return `Пали: ${groups.map(({ name, amount }) => `${name.toLowerCase()}\u00a0${formatNumber(amount)}`).join(', ')}`
}
