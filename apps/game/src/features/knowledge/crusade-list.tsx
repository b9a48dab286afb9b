import { TITLE_NAMES } from '#catalogue/player/titles.ts'
import type { CrusadeKnowledge } from '#generated/types.ts'
import { shownExperience } from '#rules/player/shown-experience.ts'
import { EnemyLine } from '../../shared/missions/enemy-line.tsx'
import { formatDuration } from '../../ui/format/duration.ts'
import { formatNumber, formatPercent, formatRange } from '../../ui/format/number.ts'
import { Card } from '../../ui/surfaces/card.tsx'
import { StatLine, StatList } from '../../ui/values/stat-line.tsx'
import { ClassLinks } from './class-links.tsx'
import { ENEMY_ROWS } from './enemy-rows.ts'
import styles from './knowledge.module.css'

export function CrusadeList({ crusades }: { crusades: readonly CrusadeKnowledge[] }) {
  return (
    <ul className={styles.grid}>
      {crusades.map((crusade) => (
        <li key={crusade.missionKey} id={crusade.missionKey}>
          <Crusade crusade={crusade} />
        </li>
      ))}
    </ul>
  )
}

function Crusade({ crusade }: { crusade: CrusadeKnowledge }) {
  const { name, legend, level, icon, enemyName, enemy, drops, gearQualityMin, gearClasses } = crusade
  return (
    <Card as="article" className={styles.entry}>
      <h2>{name}</h2>
      <p className={styles.note}>{legend}</p>
      <EnemyLine icon={icon} name={enemyName}>
        {' '}
        {level}-й уровень
      </EnemyLine>
      <StatList>
        {ENEMY_ROWS.map((row) => (
          <StatLine key={row.name} name={row.name}>
            {row.value(enemy)}
          </StatLine>
        ))}
      </StatList>
      <h3>Требования</h3>
      <StatList>
        <StatLine name="Титул">{TITLE_NAMES[crusade.title]}</StatLine>
        <StatLine name="Войск" note={`обычно хватает ${crusade.hostsNeeded}`}>
          {formatRange(crusade.hostsMin, crusade.hostsMax)}
        </StatLine>
        <StatLine name="Энергия">{formatNumber(crusade.energy)}</StatLine>
        <StatLine name="Время" note={`при поражении ${formatDuration(crusade.lostSeconds)}`}>
          {formatDuration(crusade.durationSeconds)}
        </StatLine>
      </StatList>
      <h3>Добыча каждого</h3>
      <StatList>
        <StatLine name="Золото">{formatRange(crusade.goldMin, crusade.goldMax)}</StatLine>
        <StatLine name="Опыт">{shownExperience(crusade.experience)}</StatLine>
        {drops.map((drop) => (
          <StatLine
            key={drop.name}
            name={drop.name}
            note={drop.kind === 'GEAR' && `качество от ${formatPercent(gearQualityMin)}`}
          >
            {formatPercent(drop.chancePercent)}
          </StatLine>
        ))}
      </StatList>
      <ClassLinks classes={gearClasses} />
    </Card>
  )
}
