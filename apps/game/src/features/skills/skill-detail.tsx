import type { SkillState } from '#generated/types.ts'
import { gloryRefusals } from '#rules/skills/skills.ts'
import { reasonsOf } from '../../shell/refusal-reasons.ts'
import { classNames } from '../../ui/class-names.ts'
import { Button } from '../../ui/controls/button.tsx'
import { formatNumber } from '../../ui/format/number.ts'
import type { Reason } from '../../ui/overlays/reasons.tsx'
import { Tip } from '../../ui/overlays/tip.tsx'
import { DoneIcon, GloryIcon, LockIcon } from '../../ui/pictures/icons.ts'
import { Becomes } from '../../ui/values/becomes.tsx'
import { Unbroken } from '../../ui/values/unbroken.tsx'
import { SkillPips } from './skill-pips.tsx'
import { effectText } from './skill-words.ts'
import styles from './skills.module.css'

type SkillCardProps = {
  skill: SkillState
  branch: { name: string; isOpen: boolean }
  glory: number
  isLearning: boolean
  onLearn: () => void
}

/** Why the next level cannot be learned now, in the server's order, with the names of missing skills. */
function skillReasons({
  skill,
  branch,
  glory,
}: Pick<SkillCardProps, 'skill' | 'branch' | 'glory'>): Reason[] {
  const { cost, requires } = skill
  if (cost === null) return []
  const reasons: Reason[] = branch.isOpen
    ? []
    : [{ message: 'Ветвь умений ещё не открыта', detail: `«${branch.name}»` }]
  for (const { name, level, isMet } of requires) {
    if (!isMet) reasons.push({ message: `Сначала изучите «${name}»`, detail: `до ${level}-го уровня` })
  }
  return [...reasons, ...reasonsOf(gloryRefusals(glory, cost))]
}

/** Details of a skill inside a card or sheet that shows its name: effect, requirements, next level. */
export function SkillDetail({ skill, branch, glory, isLearning, onLearn }: SkillCardProps) {
  const { legend, effect, effectName, perLevel, level, levelMax, cost, requires } = skill
  return (
    <div className={styles.detail}>
      <p className={styles.legend}>{legend}</p>
      <div className={styles.progress}>
        <SkillPips level={level} levelMax={levelMax} />
        <Tip of="skillLevel">
          <span>
            {level} из {levelMax}
          </span>
        </Tip>
      </div>
      <dl className={styles.effects}>
        <div>
          <dt>{effectName}</dt>
          <dd className="num">
            {effectText(effect, perLevel * level)}
            {cost !== null && (
              <Becomes>
                <b className={styles.next}>{effectText(effect, perLevel * (level + 1))}</b>
              </Becomes>
            )}
          </dd>
        </div>
      </dl>
      {requires.length > 0 && (
        <Tip of="skillRequirement">
          <small>Сначала нужно</small>
        </Tip>
      )}
      {requires.length > 0 && (
        <ul className={styles.requires} aria-label="Сначала нужно">
          {requires.map((need) => (
            <li key={need.skillKey} className={classNames(need.isMet && styles.isMet)}>
              {need.isMet ? <DoneIcon aria-hidden="true" /> : <LockIcon aria-hidden="true" />}
              <span>
                <Unbroken>
                  «{need.name}» до {need.level}-го уровня
                </Unbroken>
              </span>
            </li>
          ))}
        </ul>
      )}
      {cost === null ? (
        <p className={styles.done}>Изучено полностью.</p>
      ) : (
        <Button
          variant="act"
          full
          icon={<GloryIcon />}
          loading={isLearning}
          cannot={skillReasons({ skill, branch, glory })}
          onClick={onLearn}
        >
          Изучить за {formatNumber(cost)}
        </Button>
      )}
    </div>
  )
}
