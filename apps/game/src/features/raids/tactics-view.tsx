import { useState } from 'react'
import { TITLE_NAMES } from '#catalogue/player/titles.ts'
import { MOTTO } from '#generated/form-texts.ts'
import type { Opponent, RaidsData, StartRaidRequest } from '#generated/types.ts'
import type { RaidChoice, RaidSides } from '#rules/raids/decide-raid.ts'
import { projectilesFor, siegeTowerRefusals, siegeTowerWood } from '#rules/raids/machines.ts'
import { isCorner } from '#rules/raids/plan.ts'
import { PlayerName } from '../../shared/player/player-name.tsx'
import { mottoReasons } from '../../shared/raids/motto-reasons.ts'
import { type Raider, useRaidReasons, useSpyReasons } from '../../shared/raids/raid-reasons.tsx'
import { OPPONENT_WORDS } from '../../shared/raids/raid-words.ts'
import { ClosedFields } from '../../shell/closed-fields.tsx'
import { FeatureButton } from '../../shell/feature-button.tsx'
import { lackWords, reasonsOf } from '../../shell/refusal-reasons.ts'
import { TextBox } from '../../ui/forms/text-box.tsx'
import type { Reason } from '../../ui/overlays/reasons.tsx'
import { Tip } from '../../ui/overlays/tip.tsx'
import { EnergyIcon, ForaysIcon, SpyIcon } from '../../ui/pictures/icons.ts'
import { PlayerBadge } from '../../ui/pictures/player-badge.tsx'
import { Card } from '../../ui/surfaces/card.tsx'
import { PageFrame } from '../../ui/surfaces/page-frame.tsx'
import { HomeNote } from './home-note.tsx'
import { RaidTerms } from './raid-terms.tsx'
import styles from './tactics.module.css'
import { TacticsMachines } from './tactics-machines.tsx'
import { TacticsOutlook } from './tactics-outlook.tsx'
import { TacticsPlan } from './tactics-plan.tsx'

export type TacticsViewProps = {
  opponent: Opponent
  raids: Pick<RaidsData, 'plan' | 'motto' | 'machines'>
  raider: Raider
  /** The own army for the forecast. Undefined while it loads. */
  sides: RaidSides['raider'] | undefined
  /** Wood that is not on the market. */
  wood: number
  /** Why raids are closed altogether. */
  closed: readonly Reason[]
  starting: boolean
  onStart: (raid: StartRaidRequest) => void
  spying: boolean
  onSpy: () => void
  onForgotten: () => void
}

/** The attack on a castle: where, with what, against whom, with which chance. */
export function TacticsView(props: TacticsViewProps) {
  const { opponent, raids, raider, sides, wood, spying, onSpy, onForgotten } = props
  const isTraining = opponent.difficulty === 'TRAINING'
  const [choice, setChoice] = useState<RaidChoice>({ ...raids.plan, projectiles: true })
  const [motto, setMotto] = useState(raids.motto)
  const spyReasons = useSpyReasons(opponent, raider)
  // The wish for a tower is kept while a corner is chosen.
  const plan = { ...choice, siegeTower: choice.siegeTower && !isCorner(choice.position) }
  const { catapult, projectiles } = raids.machines
  return (
    <PageFrame title="Тактика">
      <div className={styles.columns}>
        <div className={styles.column}>
          <TacticsOpponent opponent={opponent} />
          <TacticsPlan
            opponent={opponent}
            attack={{ ...plan, catapult: plan.projectiles && projectilesFor(catapult, projectiles) > 0 }}
            onChoose={(position) => setChoice({ ...choice, position })}
          />
        </div>
        <div className={styles.column}>
          <TacticsOutlook
            opponent={opponent}
            raider={sides}
            choice={plan}
            spying={
              !isTraining && (
                <FeatureButton
                  feature="raids"
                  icon={<SpyIcon />}
                  full
                  loading={spying}
                  cannot={spyReasons}
                  onClick={onSpy}
                >
                  {opponent.seen ? 'Разведать снова' : 'Разведать'}
                </FeatureButton>
              )
            }
            onForgotten={onForgotten}
          />
          <TacticsMachines
            choice={choice}
            level={raider.level}
            wood={wood}
            machines={raids.machines}
            onChange={setChoice}
          />
          {!isTraining && (
            <Card label="Девиз">
              <ClosedFields feature="raids">
                <TextBox
                  label="Девиз побеждённому"
                  hint={<Tip of="forayMotto">Останется на воротах после победы</Tip>}
                  maxLength={MOTTO.maxLength}
                  value={motto}
                  onChange={setMotto}
                />
              </ClosedFields>
            </Card>
          )}
        </div>
        <div className={styles.launch}>
          <Launch {...props} plan={plan} motto={motto} />
        </div>
      </div>
    </PageFrame>
  )
}

/** One tap, no question: the plan above says everything. */
function Launch(props: TacticsViewProps & { plan: RaidChoice; motto: string }) {
  const { opponent, raider, wood, closed, starting, onStart, plan, motto } = props
  const { opponentId, difficulty, energy } = opponent
  const isTraining = difficulty === 'TRAINING'
  const reasons = useRaidReasons(opponent, raider)
  const tower = plan.siegeTower ? siegeTowerRefusals({ ...plan, level: raider.level, wood }) : []
  return (
    <FeatureButton
      feature="raids"
      variant="act"
      full
      icon={<ForaysIcon />}
      loading={starting}
      cannot={[
        ...closed,
        ...reasons,
        ...reasonsOf(tower, {
          notEnoughResources: { detail: `${lackWords(wood, siegeTowerWood(raider.level))} дерева на башню` },
        }),
        ...(isTraining ? [] : mottoReasons(motto)),
      ]}
      onClick={() => onStart({ opponentId, ...plan, ...(isTraining ? {} : { motto: motto.trim() }) })}
    >
      {isTraining ? 'На плац' : 'В набег'} <Energy amount={energy} />
    </FeatureButton>
  )
}

function Energy({ amount }: { amount: number }) {
  return (
    <span className={`${styles.cost} num`}>
      <EnergyIcon aria-hidden="true" />
      {amount}
      <span className="sr"> энергии</span>
    </span>
  )
}

/** Whose castle it is, what the raid costs and what a victory brings at most. */
function TacticsOpponent({ opponent }: { opponent: Opponent }) {
  const { opponentId, arms, name, guildTag, level, title, difficulty } = opponent
  const isTraining = difficulty === 'TRAINING'
  const className = OPPONENT_WORDS[difficulty]
  return (
    <Card label={`Соперник: ${name}`} className={styles.opponent}>
      <PlayerBadge
        player={{ id: arms, name, level }}
        link={isTraining ? name : <PlayerName playerId={opponentId} name={name} guildTag={guildTag} />}
        note={isTraining ? className : `${className} · ${TITLE_NAMES[title]}`}
        size={48}
      />
      <RaidTerms opponent={opponent} />
      <HomeNote opponent={opponent} />
    </Card>
  )
}
