import type { CrusadeTie, OpenCrusade } from '#generated/types.ts'
import { crusadePlace } from '../../shared/crusades/crusade-place.ts'
import { PlayerName } from '../../shared/player/player-name.tsx'
import { FeatureButton } from '../../shell/feature-button.tsx'
import { PageLink } from '../../shell/page-link.tsx'
import { buttonClass } from '../../ui/controls/button-class.ts'
import { counted } from '../../ui/format/counted.ts'
import { formatWhen } from '../../ui/format/date.ts'
import { Tip } from '../../ui/overlays/tip.tsx'
import { CrusadeIcon, GuildIcon, StarIcon } from '../../ui/pictures/icons.ts'
import { PlayerBadge } from '../../ui/pictures/player-badge.tsx'
import { Card } from '../../ui/surfaces/card.tsx'
import { Term, Terms } from '../../ui/values/terms.tsx'
import styles from './crusades.module.css'

type OpenCrusadeCardProps = {
  crusade: OpenCrusade
  /** A call about this crusade is in progress. */
  asking: boolean
  onAsk?: () => void
  onRevoke: () => void
  /** Server time (ms). */
  now: number
}

/** A crusade that looks for members. */
export function OpenCrusadeCard({ crusade, asking, onAsk, onRevoke, now }: OpenCrusadeCardProps) {
  const { crusadeId, name, bossName, level, leader, isGuildMate, tie, createdAt, joinRefusals } = crusade
  const isOwn = tie === 'MEMBER' || tie === 'LEADER'
  const marks = [TIE_WORDS[tie], isGuildMate ? 'Ваша гильдия' : null].filter((words) => words !== null)
  return (
    <Card as="article" label={name}>
      <div className={styles.call}>
        <div>
          <h2 className={styles.name}>{name}</h2>
          <p className={styles.against}>
            {bossName}, {level}-й уровень
          </p>
        </div>
        <PlayerBadge
          player={{ id: leader.playerId, ...leader }}
          link={<PlayerName playerId={leader.playerId} name={leader.name} />}
          note={
            <>
              Предводитель · <time dateTime={createdAt}>{formatWhen(createdAt, now)}</time>
            </>
          }
        />
        <Seats crusade={crusade} />
        {marks.length > 0 && (
          <ul className={styles.marks}>
            {marks.map((words) => (
              <li key={words} className={styles.mark}>
                {words}
              </li>
            ))}
          </ul>
        )}
        <div className={styles.ways}>
          {isOwn ? (
            <PageLink className={buttonClass({})} to="ownCrusade" />
          ) : (
            <>
              <PageLink className={buttonClass({})} to="crusadeRequest" {...crusadePlace(crusadeId)}>
                Подробнее
              </PageLink>
              {tie === 'REQUESTED' && (
                <FeatureButton feature="crusades" loading={asking} onClick={onRevoke}>
                  Отозвать просьбу
                </FeatureButton>
              )}
              {tie === 'NONE' && onAsk && (
                <FeatureButton
                  feature="crusades"
                  variant="act"
                  loading={asking}
                  cannot={joinRefusals}
                  onClick={onAsk}
                >
                  Попроситься
                </FeatureButton>
              )}
            </>
          )}
        </div>
      </div>
    </Card>
  )
}

/** Members, how many the boss still needs, and how strong they are. */
function Seats({ crusade: { members, membersMax, hostsNeeded, averageLevel } }: { crusade: OpenCrusade }) {
  const missing = Math.max(0, hostsNeeded - members)
  return (
    <Terms compact>
      <Term icon={<GuildIcon />} name="участников">
        <Tip of="crusade">
          {members} из {membersMax}
        </Tip>
      </Term>
      <Term icon={<CrusadeIcon />} name="не хватает">
        {missing === 0 ? 'хватает' : counted(missing, ['войска', 'войск', 'войск'])}
      </Term>
      <Term icon={<StarIcon />} name="средний уровень">
        {averageLevel}
      </Term>
    </Terms>
  )
}

/** What the player is to a crusade, where it is worth a mark. */
const TIE_WORDS = {
  NONE: null,
  REQUESTED: 'Вы попросились',
  INVITED: 'Вас зовут',
  MEMBER: 'Вы участник',
  LEADER: 'Вы предводитель',
} as const satisfies Record<CrusadeTie, string | null>
