import type { SkillBranchesData } from '#generated/types.ts'
import type { SkillBranch } from '#rules/skills/skills.ts'
import { itemArt } from '../../art/item-art.ts'
import { PageLink } from '../../shell/page-link.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Button } from '../../ui/controls/button.tsx'
import { buttonClass } from '../../ui/controls/button-class.ts'
import { formatNumber } from '../../ui/format/number.ts'
import { Tip } from '../../ui/overlays/tip.tsx'
import { GloryIcon, LockIcon } from '../../ui/pictures/icons.ts'
import { ItemSign } from '../../ui/pictures/item-sign.tsx'
import { PageFrame } from '../../ui/surfaces/page-frame.tsx'
import { PendingCard } from '../../ui/surfaces/pending-card.tsx'
import { branchQuestion, branchReasons } from './branch-opening.ts'
import styles from './branches.module.css'
import { effectText } from './skill-words.ts'

/** So many effects of a closed branch are named. The others are counted. */
const PROMISED = 3

type Quarter = SkillBranchesData['branches'][number]

type SkillBranchesViewProps = {
  branches: SkillBranchesData | undefined
  glory: number | undefined
  error: Error | null
  onRetry: () => void
  /** The branch whose opening is in progress. */
  opening: SkillBranch | null
  onOpen: (branch: SkillBranch) => void
}

/** The four branches as quarters of a shield, each in its own tincture. */
export function SkillBranchesView(props: SkillBranchesViewProps) {
  const { branches, glory, error, onRetry, opening, onOpen } = props
  if (!branches || glory === undefined) {
    return (
      <PageFrame title="Умения">
        <PendingCard error={error} onRetry={onRetry} lines={10} />
      </PageFrame>
    )
  }
  return (
    <PageFrame
      title="Умения"
      lead={
        <>
          Умения учат за славу, и действуют они сразу.{' '}
          {branches.nextCost === null ? (
            'Все четыре ветви открыты.'
          ) : (
            <>
              Следующая ветвь: <Tip of="skillBranch">{formatNumber(branches.nextCost)} славы</Tip>.
            </>
          )}
        </>
      }
    >
      <div className={styles.shield}>
        {branches.branches.map((branch) => (
          <BranchQuarter
            key={branch.branchKey}
            branch={branch}
            cost={branches.nextCost ?? 0}
            glory={glory}
            isOpening={opening === branch.branchKey}
            onOpen={() => onOpen(branch.branchKey)}
          />
        ))}
      </div>
    </PageFrame>
  )
}

type BranchQuarterProps = {
  branch: Quarter
  cost: number
  glory: number
  isOpening: boolean
  onOpen: () => void
}

function BranchQuarter({ branch, cost, glory, isOpening, onOpen }: BranchQuarterProps) {
  const { branchKey, name, legend, icon, isOpen, learned, total, totals } = branch
  const gains = totals.filter(({ value }) => value > 0)
  const tree = { to: 'skillBranch', of: branchKey } as const
  return (
    <article
      className={classNames(styles.quarter, styles[branchKey], !isOpen && styles.closed)}
      aria-label={name}
    >
      <PageLink className={styles.charge} {...tree} aria-label={`${name}: дерево умений`}>
        <ItemSign art={itemArt(icon)} material="gold" />
        {!isOpen && <LockIcon className={styles.lock} aria-hidden="true" />}
      </PageLink>
      <h2>{name}</h2>
      <p className={styles.legend}>{legend}</p>
      {isOpen ? (
        <>
          <p className={styles.learned}>
            Изучено <b className="num">{formatNumber(learned)}</b> из {formatNumber(total)}
          </p>
          {gains.length > 0 && (
            <ul className={styles.gains}>
              {gains.map(({ effect, name: effectName, value }) => (
                <li key={effect}>
                  {effectName} <b className="num">{effectText(effect, value)}</b>
                </li>
              ))}
            </ul>
          )}
          <div className={styles.actions}>
            <PageLink className={buttonClass({ variant: 'plain' })} {...tree}>
              К умениям
            </PageLink>
          </div>
        </>
      ) : (
        <>
          <ul className={styles.gains}>
            {totals.slice(0, PROMISED).map(({ effect, name: effectName }) => (
              <li key={effect}>{effectName}</li>
            ))}
            {totals.length > PROMISED && <li>и ещё {formatNumber(totals.length - PROMISED)}</li>}
          </ul>
          <div className={styles.actions}>
            <Button
              variant="act"
              icon={<GloryIcon />}
              loading={isOpening}
              cannot={branchReasons(cost, glory)}
              confirm={branchQuestion(name, cost)}
              label={`Открыть ветвь «${name}» за ${formatNumber(cost)}`}
              onClick={onOpen}
            >
              Открыть за {formatNumber(cost)}
            </Button>
            <PageLink
              className={buttonClass({ variant: 'oak' })}
              {...tree}
              aria-label={`${name}: посмотреть умения`}
            >
              Посмотреть
            </PageLink>
          </div>
        </>
      )}
    </article>
  )
}
