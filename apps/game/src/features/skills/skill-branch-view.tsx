import { type ReactNode, useState } from 'react'
import type { SkillListBranch } from '#generated/types.ts'
import { HeadLink } from '../../shell/head-link.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { formatNumber } from '../../ui/format/number.ts'
import { useAtLeast } from '../../ui/hooks/use-media-query.ts'
import { Sheet } from '../../ui/overlays/sheet.tsx'
import { Tip } from '../../ui/overlays/tip.tsx'
import { GloryIcon } from '../../ui/pictures/icons.ts'
import { Card } from '../../ui/surfaces/card.tsx'
import { PageFrame } from '../../ui/surfaces/page-frame.tsx'
import { PendingCard } from '../../ui/surfaces/pending-card.tsx'
import { Meter } from '../../ui/values/meter.tsx'
import { branchQuestion, branchReasons } from './branch-opening.ts'
import { SkillDetail } from './skill-detail.tsx'
import { SkillTreeView } from './skill-tree-view.tsx'
import { effectText } from './skill-words.ts'
import styles from './skills.module.css'
import tree from './tree.module.css'

type SkillBranchViewProps = {
  branch: SkillListBranch | undefined
  glory: number | undefined
  error: Error | null
  onRetry: () => void
  /** Key of the skill whose learning is in progress. */
  learning: string | null
  /** `level` is the wanted level, so that a level already learned in another tab is not learned again. */
  onLearn: (skillKey: string, level: number) => void
  isOpening: boolean
  onOpen: () => void
}

function Frame({ title, children }: { title: string; children: ReactNode }) {
  return (
    <PageFrame
      title={title}
      aside={
        <HeadLink to="skillBranches" isBack>
          Все ветви
        </HeadLink>
      }
    >
      {children}
    </PageFrame>
  )
}

/** One branch: its tree, the chosen skill, and the sum of its effects. */
export function SkillBranchView(props: SkillBranchViewProps) {
  const { branch, glory, error, onRetry, learning, onLearn, isOpening, onOpen } = props
  const wide = useAtLeast('lg')
  const [wanted, setWanted] = useState('')
  if (!branch || glory === undefined) {
    return (
      <Frame title="Умения">
        <PendingCard error={error} onRetry={onRetry} lines={10} />
      </Frame>
    )
  }
  // A wide page always shows a skill. On a phone a skill opens as a sheet over the tree.
  const chosen =
    branch.skills.find(({ skillKey }) => skillKey === wanted) ?? (wide ? branch.skills[0] : undefined)
  const detail = chosen && (
    <SkillDetail
      skill={chosen}
      branch={branch}
      glory={glory}
      isLearning={learning === chosen.skillKey}
      onLearn={() => onLearn(chosen.skillKey, chosen.level + 1)}
    />
  )
  return (
    <Frame title={branch.name}>
      {!branch.isOpen && (
        <Card kind="row" label="Ветвь закрыта" className={styles.closed}>
          <div className={styles.words}>
            {branch.legend}
            <small>Умения можно посмотреть. Учить их можно, когда ветвь открыта.</small>
          </div>
          <Button
            variant="act"
            icon={<GloryIcon />}
            loading={isOpening}
            cannot={branchReasons(branch.openCost ?? 0, glory)}
            confirm={branchQuestion(branch.name, branch.openCost ?? 0)}
            onClick={onOpen}
          >
            Открыть за {formatNumber(branch.openCost ?? 0)}
          </Button>
        </Card>
      )}
      <div className={styles.columns}>
        <Card kind="ruled" label={`Дерево умений: ${branch.name}`} className={tree.ground}>
          <SkillTreeView
            branchKey={branch.branchKey}
            skills={branch.skills}
            isOpen={branch.isOpen}
            chosen={chosen?.skillKey ?? ''}
            onChoose={setWanted}
          />
        </Card>
        <div className={styles.aside}>
          {chosen && wide && (
            <Card kind="ruled" title={chosen.name} label={chosen.name}>
              {detail}
            </Card>
          )}
          <TotalsCard totals={branch.totals} />
        </div>
      </div>
      {chosen && !wide && (
        <Sheet open onClose={() => setWanted('')} title={chosen.name}>
          {detail}
        </Sheet>
      )}
    </Frame>
  )
}

/** The sum of learned skills for each effect of this branch, and its maximum. */
function TotalsCard({ totals }: { totals: SkillListBranch['totals'] }) {
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
