import type { CustomStyle } from '../../art/custom-style.ts'
import { itemArt } from '../../art/item-art.ts'
import { classNames } from '../../ui/class-names.ts'
import { LockIcon } from '../../ui/icons.ts'
import { ItemSign } from '../../ui/item-sign.tsx'
import { SkillPips } from './skill-pips.tsx'
import { type Branch, growTree, type SkillState } from './skill-tree.ts'
import styles from './tree.module.css'

type SkillTreeViewProps = {
  skills: readonly SkillState[]
  /** Of the branch: a closed one is shown, but pale. */
  isOpen: boolean
  chosen: string
  onChoose: (skillKey: string) => void
}

/** Units of the drawing of a row; lines leave below a leaf's name and arrive at its plate. */
const rowUnits = 100
const leafEnd = 78
const leafTop = 5

function curve({ from, to }: Branch): string {
  const top = from.row * rowUnits + leafEnd
  const bottom = to.row * rowUnits + leafTop
  const middle = (top + bottom) / 2
  return `M${from.x} ${top}C${from.x} ${middle} ${to.x} ${middle} ${to.x} ${bottom}`
}

/** The skills of a branch as a tree from its root down: lines show what asks for what, gilded where it is learned. */
export function SkillTreeView({ skills, isOpen, chosen, onChoose }: SkillTreeViewProps) {
  const { leaves, branches, rows } = growTree(skills)
  const size: CustomStyle = { '--rows': rows }
  return (
    <div className={classNames(styles.tree, !isOpen && styles.closed)} style={size}>
      <svg
        className={styles.branches}
        viewBox={`0 0 100 ${rows * rowUnits}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {branches.map((branch) => (
          <path key={branch.key} className={classNames(branch.isMet && styles.met)} d={curve(branch)} />
        ))}
      </svg>
      <ul className={styles.leaves}>
        {leaves.map(({ skill, row, x }) => {
          const place: CustomStyle = { '--x': `${x}%`, '--row': row }
          const isReady = isOpen && skill.requires.every(({ isMet }) => isMet)
          return (
            <li key={skill.skillKey} style={place}>
              <button
                type="button"
                className={classNames(
                  styles.leaf,
                  skill.level > 0 && styles.learned,
                  skill.level >= skill.levelMax && styles.whole,
                  !isReady && styles.waiting,
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
