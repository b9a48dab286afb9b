import { TITLE_NAMES } from '#catalogue/player/titles.ts'
import type { ArmyData, Opponent } from '#generated/types.ts'
import { TRAINING_STRENGTH_PERCENT } from '#rules/raids/training.ts'
import { PlayerName } from '../../shared/player/player-name.tsx'
import { type Raider, useRaidReasons, useSpyReasons } from '../../shared/raids/raid-reasons.tsx'
import { OPPONENT_WORDS } from '../../shared/raids/raid-words.ts'
import { tacticsPlace } from '../../shared/raids/tactics-place.ts'
import { FeatureButton } from '../../shell/feature-button.tsx'
import { PageLink } from '../../shell/page-link.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Button } from '../../ui/controls/button.tsx'
import { buttonClass } from '../../ui/controls/button-class.ts'
import { formatPercent } from '../../ui/format/number.ts'
import { Tip } from '../../ui/overlays/tip.tsx'
import { ForaysIcon, SpyIcon } from '../../ui/pictures/icons.ts'
import { PlayerBadge } from '../../ui/pictures/player-badge.tsx'
import { Card } from '../../ui/surfaces/card.tsx'
import { HomeNote } from './home-note.tsx'
import styles from './opponent-card.module.css'
import { RaidTerms } from './raid-terms.tsx'
import { SeenCastle } from './seen-castle.tsx'

type OpponentCardProps = {
  opponent: Opponent
  raider: Raider
  own: Pick<ArmyData, 'groups' | 'characteristics' | 'health'> | undefined
  /** Spies are being sent. */
  spying: boolean
  onSpy: () => void
  onForgotten: () => void
}

/** An opponent: the chance, what a victory brings, what spies have seen, and the way to the attack. */
export function OpponentCard(props: OpponentCardProps) {
  const { opponent, raider, own, spying, onSpy, onForgotten } = props
  const { opponentId, arms, name, guildTag, level, difficulty, winPercent, seen } = opponent
  const isTraining = difficulty === 'TRAINING'
  const spyReasons = useSpyReasons(opponent, raider)
  return (
    <Card as="article" kind="flush" label={name}>
      <p className={classNames(styles.band, styles[difficulty])}>
        <b>{OPPONENT_WORDS[difficulty]}</b>
        <span className="num">
          победа <Tip of="forayOpponents">{formatPercent(winPercent)}</Tip>
        </span>
      </p>
      <div className={styles.body}>
        <PlayerBadge
          player={{ id: arms, name, level }}
          link={isTraining ? name : <PlayerName playerId={opponentId} name={name} guildTag={guildTag} />}
          note={noteOf(opponent)}
          size={56}
        />
        <RaidTerms opponent={opponent} />
        <HomeNote opponent={opponent} />
        {seen && !isTraining && <SeenCastle seen={seen} own={own} onForgotten={onForgotten} />}
        {isTraining && (
          <p className={styles.note}>
            У чучел {formatPercent(TRAINING_STRENGTH_PERCENT)} вашей силы и никаких стен. Ни добычи, ни ран,
            ни отдыха после боя.
          </p>
        )}
        <div className={styles.ways}>
          {!isTraining && (
            <FeatureButton
              feature="raids"
              icon={<SpyIcon />}
              loading={spying}
              cannot={spyReasons}
              onClick={onSpy}
            >
              {seen ? 'Разведать снова' : 'Разведать'}
            </FeatureButton>
          )}
          <TacticsButton opponent={opponent} raider={raider} />
        </div>
      </div>
    </Card>
  )
}

function noteOf({ difficulty, title, isGenerated }: Opponent): string {
  if (difficulty === 'TRAINING') return 'Плац за вашей стеной'
  return isGenerated ? `${TITLE_NAMES[title]} · правит ключник` : TITLE_NAMES[title]
}

function TacticsButton({ opponent, raider }: { opponent: Opponent; raider: Raider }) {
  const cannot = useRaidReasons(opponent, raider)
  if (cannot.length > 0) {
    return (
      <Button variant="act" icon={<ForaysIcon />} cannot={cannot}>
        К тактике
      </Button>
    )
  }
  return (
    <PageLink
      className={buttonClass({ variant: 'act' })}
      to="raidTactics"
      {...tacticsPlace(opponent.opponentId)}
    >
      <ForaysIcon /> К тактике
    </PageLink>
  )
}
