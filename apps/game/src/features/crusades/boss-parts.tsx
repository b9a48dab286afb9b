import { TITLE_NAMES } from '#catalogue/player/titles.ts'
import type { CrusadeBoss } from '#generated/types.ts'
import { Drops } from '../../shared/missions/drops.tsx'
import { EnemyLine } from '../../shared/missions/enemy-line.tsx'
import { FightTerms } from '../../shared/missions/fight-terms.tsx'
import { counted } from '../../ui/format/counted.ts'
import { formatPercent } from '../../ui/format/number.ts'
import { Tip } from '../../ui/overlays/tip.tsx'
import { CrusadeIcon, StarIcon } from '../../ui/pictures/icons.ts'
import { Term, Terms } from '../../ui/values/terms.tsx'
import styles from './boss-parts.module.css'

/** By the number of armies, the player's among them. */
const TOGETHER = ['В одиночку', 'Вдвоём', 'Втроём', 'Вчетвером', 'Впятером', 'Вшестером'] as const

/** The boss, and the chance against it of as many armies like the player's as it needs. */
export function BossFoe({ boss }: { boss: CrusadeBoss }) {
  const { icon, enemyName, hostsNeeded, winPercent } = boss
  return (
    <EnemyLine icon={icon} name={enemyName}>
      {TOGETHER[hostsNeeded - 1]} с {hostsNeeded > 2 ? 'равными' : 'равным'} вам: победа{' '}
      <Tip of="missionStrength">{formatPercent(winPercent)}</Tip>
    </EnemyLine>
  )
}

/** Who may go, and how many should. */
function BossNeeds({ boss: { hostsNeeded, title, level } }: { boss: CrusadeBoss }) {
  return (
    <Terms>
      <Term icon={<CrusadeIcon />} name="войск нужно">
        <Tip of="crusade">{hostsNeeded}</Tip>
      </Term>
      <Term icon={<StarIcon />} name="нужен титул">
        <Tip of="crusadeTitle">{TITLE_NAMES[title]}</Tip>
      </Term>
      <Term icon={null} name="уровень">
        {level}
      </Term>
    </Terms>
  )
}

/** What a crusade costs, and what it brings each member if so many armies go. */
export function BossTerms({ boss, armies = boss.hostsNeeded }: { boss: CrusadeBoss; armies?: number }) {
  return (
    <div className={styles.terms}>
      <p className={styles.legend}>{boss.legend}</p>
      <BossNeeds boss={boss} />
      <FightTerms terms={boss} />
      <Drops drops={boss.drops} />
      <p className={styles.note}>
        Добыча{' '}
        <Tip of="crusadeSpoils">каждого, если пойдут {counted(armies, ['войско', 'войска', 'войск'])}</Tip>.
        Пойдёт больше — победа вернее, а доля каждого меньше.
      </p>
    </div>
  )
}
