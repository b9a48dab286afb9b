import type { MissionDifficultyKnowledge, MissionKnowledge } from '#generated/types.ts'
import { shownExperience } from '#rules/player/shown-experience.ts'
import { DIFFICULTY_WORDS } from '../../shared/missions/mission-words.ts'
import { formatDuration } from '../../ui/format/duration.ts'
import { formatNumber, formatPercent, formatRange } from '../../ui/format/number.ts'
import { ENEMY_ROWS } from './enemy-rows.ts'
import styles from './knowledge.module.css'

type Row = { readonly name: string; readonly value: (one: MissionDifficultyKnowledge) => string }

const COSTS: readonly Row[] = [
  { name: 'Энергия', value: ({ energy }) => formatNumber(energy) },
  { name: 'Время', value: ({ durationSeconds }) => formatDuration(durationSeconds) },
  { name: 'При поражении', value: ({ lostSeconds }) => formatDuration(lostSeconds) },
]

const REWARDS: readonly Row[] = [
  { name: 'Золото', value: ({ goldMin, goldMax }) => formatRange(goldMin, goldMax) },
  { name: 'Опыт', value: ({ experience }) => String(shownExperience(experience)) },
]

/** The chance of each find by difficulty. */
function dropRows({ difficulties }: MissionKnowledge): Row[] {
  const names = [...new Set(difficulties.flatMap(({ drops }) => drops.map(({ name }) => name)))]
  return names.map((name) => ({
    name,
    value: ({ drops }) => formatPercent(drops.find((drop) => drop.name === name)?.chancePercent ?? 0),
  }))
}

/** A mission by difficulty: the enemy, the costs, the rewards and the chances. */
export function MissionTable({ mission }: { mission: MissionKnowledge }) {
  const { name, difficulties } = mission
  const groups = [
    {
      title: 'Враг',
      rows: ENEMY_ROWS.map((row) => ({
        name: row.name,
        value: (one: MissionDifficultyKnowledge) => row.value(one.enemy),
      })),
    },
    { title: 'Цена', rows: COSTS },
    { title: 'Награда', rows: REWARDS },
    { title: 'Шанс добычи', rows: dropRows(mission) },
  ]
  return (
    <table className={styles.table}>
      <caption className="sr">{name} по сложности</caption>
      <thead>
        <tr>
          <td />
          {difficulties.map(({ difficulty }) => (
            <th key={difficulty} scope="col">
              {DIFFICULTY_WORDS[difficulty]}
            </th>
          ))}
        </tr>
      </thead>
      {groups.map(({ title, rows }) => (
        <tbody key={title}>
          <tr>
            <th scope="rowgroup" colSpan={4} className={styles.group}>
              {title}
            </th>
          </tr>
          {rows.map((row) => (
            <tr key={row.name}>
              <th scope="row">{row.name}</th>
              {difficulties.map((one) => (
                <td key={one.difficulty} className="num">
                  {row.value(one)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  )
}
