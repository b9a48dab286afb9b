import type { SkillState } from '#generated/types.ts'
import type { SkillBranch } from '#rules/skills/skills.ts'
import type { CustomStyle } from '../../art/custom-style.ts'
import { itemArt } from '../../art/item-art.ts'
import { classNames } from '../../ui/class-names.ts'
import { LockIcon } from '../../ui/pictures/icons.ts'
import { ItemSign } from '../../ui/pictures/item-sign.tsx'
import { SkillPips } from './skill-pips.tsx'
import { type Branch, growTree } from './skill-tree.ts'
import styles from './tree.module.css'

type SkillTreeViewProps = {
  branchKey: SkillBranch
  skills: readonly SkillState[]
  /** Whether the branch is open. A closed one is drawn pale. */
  isOpen: boolean
  chosen: string
  onChoose: (skillKey: string) => void
}

/** Height of a row in units of the drawing. A line starts below a skill's name and ends at the next skill's plate. */
const ROW_HEIGHT = 100
const SKILL_BOTTOM = 68
const SKILL_TOP = 5

function endsOf({ from, to }: Branch) {
  return {
    top: from.row * ROW_HEIGHT + SKILL_BOTTOM,
    bottom: to.row * ROW_HEIGHT + SKILL_TOP,
  }
}

function curve(branch: Branch): string {
  const { from, to } = branch
  const { top, bottom } = endsOf(branch)
  const middle = (top + bottom) / 2
  return `M${from.x} ${top}C${from.x} ${middle} ${to.x} ${middle} ${to.x} ${bottom}`
}

/** A point on a line: `t` runs from 0 at the parent to 1. `x` in %, `row` in rows of the tree. */
function pointOf(branch: Branch, t: number): { x: number; row: number } {
  const { from, to } = branch
  const { top, bottom } = endsOf(branch)
  const middle = (top + bottom) / 2
  const along = (a: number, b: number, c: number, d: number) =>
    a * (1 - t) ** 3 + 3 * b * (1 - t) ** 2 * t + 3 * c * (1 - t) * t ** 2 + d * t ** 3
  return { x: along(from.x, from.x, to.x, to.x), row: along(top, middle, middle, bottom) / ROW_HEIGHT }
}

/** Positions of the small leaves along a line, and their sides. */
const SPROUTS = [
  { at: 0.42, side: 'left' },
  { at: 0.6, side: 'right' },
  { at: 0.78, side: 'left' },
] as const

/** The skills of a branch as a tree, root at the top. Lines show requirements, green where they are met. */
export function SkillTreeView({ branchKey, skills, isOpen, chosen, onChoose }: SkillTreeViewProps) {
  const { nodes, branches, rows } = growTree(skills)
  const size: CustomStyle = { '--rows': rows }
  return (
    <div className={classNames(styles.tree, styles[branchKey], !isOpen && styles.closed)} style={size}>
      <svg
        className={styles.branches}
        viewBox={`0 0 100 ${rows * ROW_HEIGHT}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {branches.map((branch) => (
          <path key={branch.key} className={classNames(branch.isMet && styles.met)} d={curve(branch)} />
        ))}
        {branches.map((branch) => (
          <path
            key={branch.key}
            className={classNames(styles.sap, branch.isMet && styles.met)}
            d={curve(branch)}
          />
        ))}
      </svg>
      <div aria-hidden="true">
        {branches.flatMap((branch) =>
          SPROUTS.map(({ at, side }) => {
            const { x, row } = pointOf(branch, at)
            const place: CustomStyle = { '--x': `${x}%`, '--row': row }
            return (
              <i
                key={`${branch.key} ${at}`}
                className={classNames(styles.sprout, styles[side], branch.isMet && styles.met)}
                style={place}
              />
            )
          }),
        )}
      </div>
      <ul className={styles.nodes}>
        {nodes.map(({ skill, row, x }) => {
          const place: CustomStyle = { '--x': `${x}%`, '--row': row }
          const isReady = isOpen && skill.requires.every(({ isMet }) => isMet)
          return (
            <li key={skill.skillKey} style={place}>
              <button
                type="button"
                className={classNames(
                  styles.node,
                  skill.level > 0 && styles.learned,
                  skill.level >= skill.levelMax && styles.whole,
                  isReady ? styles.ready : styles.waiting,
                )}
                aria-pressed={skill.skillKey === chosen}
                aria-label={`${skill.name}: уровень ${skill.level} из ${skill.levelMax}${isReady ? '' : ', ещё закрыто'}`}
                onClick={() => onChoose(skill.skillKey)}
              >
                <span className={styles.plate}>
                  <ItemSign
                    art={itemArt(skill.icon)}
                    material={skill.level > 0 ? 'gold' : 'steel'}
                    size={34}
                  />
                  {!isReady && <LockIcon className={styles.lock} />}
                </span>
                <SkillPips level={skill.level} levelMax={skill.levelMax} />
                <span className={styles.name}>{skill.name}</span>
              </button>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
