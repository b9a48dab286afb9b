import type { Crusade } from '#generated/types.ts'
import { enemyStrengthText } from '#rules/fight/power.ts'
import { EnemyStrength } from '../../shared/missions/enemy-line.tsx'
import { counted } from '../../ui/format/counted.ts'
import { formatNumber, formatPercent } from '../../ui/format/number.ts'
import { Tip } from '../../ui/overlays/tip.tsx'
import { StarIcon } from '../../ui/pictures/icons.ts'
import { Card } from '../../ui/surfaces/card.tsx'
import { Meter } from '../../ui/values/meter.tsx'
import styles from './crusade.module.css'

/** The members' power together against the boss, their chance, and the free seats. */
export function OutlookCard({ crusade }: { crusade: Crusade }) {
  const { power, powerPercent, winPercent, boss, members, membersMax } = crusade
  const free = membersMax - members.length
  const missing = Math.max(0, boss.hostsNeeded - members.length)
  return (
    <Card kind="ruled" title="Расклад" icon={<StarIcon />} label="Расклад">
      <div className={styles.outlook}>
        <p className={styles.chance}>
          <b className="num">
            <Tip of="missionStrength">{formatPercent(winPercent)}</Tip>
          </b>
          <span>
            победа вместе, враг <EnemyStrength text={enemyStrengthText(powerPercent)} />
          </span>
        </p>
        <Meter
          label="Сила вместе"
          value={power}
          max={Math.max(1, Math.round((power * powerPercent) / 100))}
          tincture={powerPercent <= 100 ? 'vert' : 'azure'}
          note={`Полоса полна, когда силы равны. Сила обычного войска ${boss.level}-го уровня: ${formatNumber(100)}.`}
        />
        <p className={styles.quiet}>
          {free === 0
            ? 'Мест больше нет'
            : `Свободно: ${counted(free, ['место', 'места', 'мест'])} из ${membersMax}`}
          {missing > 0 && `. До обычного числа не хватает ${counted(missing, ['войска', 'войск', 'войск'])}`}.
        </p>
      </div>
    </Card>
  )
}
