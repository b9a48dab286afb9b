import type { SkillListBranch } from '#generated/types.ts'
import { Tip } from '../../ui/overlays/tip.tsx'
import { Card } from '../../ui/surfaces/card.tsx'
import { Meter } from '../../ui/values/meter.tsx'
import { effectText } from './skill-words.ts'
import styles from './skills.module.css'

/** The sum of learned skills for each effect of this branch, and its maximum. */
export function TotalsCard({ totals }: { totals: SkillListBranch['totals'] }) {
  return (
    <Card title="Что даёт ветвь" label="Что даёт ветвь">
      <ul className={styles.totals}>
        {totals.map(({ effect, name, value, most }) => (
          <li key={effect}>
            <span>{name}</span>
            <b className="num">{effectText(effect, value)}</b>
            <Meter
              label={name}
              value={value}
              max={most}
              bare
              thin
              tincture={value >= most ? 'gold' : 'azure'}
            />
            <small>
              <Tip of="skillCap">(макс. {effectText(effect, most)})</Tip>
            </small>
          </li>
        ))}
      </ul>
    </Card>
  )
}
