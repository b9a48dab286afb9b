import type { MissionKnowledge, MissionKnowledgeList } from '#generated/types.ts'
import { EnemyLine } from '../../shared/missions/enemy-line.tsx'
import { formatPercent } from '../../ui/format/number.ts'
import { Card } from '../../ui/surfaces/card.tsx'
import { ClassLinks } from './class-links.tsx'
import { Jumps } from './jumps.tsx'
import styles from './knowledge.module.css'
import { MissionTable } from './mission-table.tsx'

export function MissionRegions({ regions }: Pick<MissionKnowledgeList, 'regions'>) {
  return (
    <>
      <Jumps label="Края" places={regions.map(({ regionKey, name }) => ({ key: regionKey, name }))} />
      {regions.map(({ regionKey, name, legend, levelMin, missions }) => (
        <section key={regionKey} id={regionKey} className={styles.part} aria-label={name}>
          <h2>{name}</h2>
          <p>
            {legend} Открывается на {levelMin}-м уровне.
          </p>
          <ul className={styles.grid}>
            {missions.map((mission) => (
              <li key={mission.missionKey} id={mission.missionKey}>
                <Mission mission={mission} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  )
}

/** Against whom the enemy is guarded, unless it is against nobody. */
function guardWords({ VOLLEY, CHARGE, STRIKE }: MissionKnowledge['formation']['guard']): string {
  const against = [
    ['лучников', VOLLEY],
    ['конницы', CHARGE],
    ['мечников', STRIKE],
  ] as const
  const words = against.flatMap(([whom, percent]) =>
    percent > 0 ? `${whom} на ${formatPercent(percent)}` : [],
  )
  return words.length > 0 ? ` Гасит урон ${words.join(', ')}.` : ''
}

function Mission({ mission }: { mission: MissionKnowledge }) {
  const { name, legend, level, icon, enemyName, advice, formation, gearClasses } = mission
  const { volleyPercent, guard } = formation
  return (
    <Card as="article" className={styles.entry}>
      <h3>{name}</h3>
      <p className={styles.note}>{legend}</p>
      <EnemyLine icon={icon} name={enemyName}>
        {' '}
        {level}-й уровень
      </EnemyLine>
      {advice !== '' && <p>{advice}</p>}
      <MissionTable mission={mission} />
      <p className={styles.note}>
        Залпом бьёт на {formatPercent(volleyPercent)} атаки, в ближнем бою на{' '}
        {formatPercent(100 - volleyPercent)}.{guardWords(guard)}
      </p>
      <ClassLinks classes={gearClasses} />
    </Card>
  )
}
