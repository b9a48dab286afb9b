import type { ReactNode } from 'react'
import type { ArmyData, Mission, MissionForecast, MissionList, MissionSkill } from '#generated/types.ts'
import { missingForPercent, skillExcess } from '#rules/missions/mission-skill.ts'
import { SKILL_CHOICES } from '../../shared/missions/mission-words.ts'
import { Segmented } from '../../ui/controls/segmented.tsx'
import { formatNumber, formatPercent } from '../../ui/format/number.ts'
import { Tip } from '../../ui/overlays/tip.tsx'
import styles from './mission-card.module.css'

type Characteristics = ArmyData['characteristics']['current']

type MissionTacticsProps = {
  mission: Mission
  forecast: MissionForecast
  skill: MissionSkill
  onChoose: (skill: MissionSkill) => void
  skillReduction: MissionList['skillReduction']
  /** The army's characteristics with gear. Undefined while they load, and for a lord who needs no sums yet. */
  own: Characteristics | undefined
  /** Between the choice and its sum. */
  children?: ReactNode
}

const WORDS = {
  FRONTAL_ATTACK: { tip: 'missionFrontalAttack', blows: 'Удары вблизи' },
  REAR_BATTLE: { tip: 'missionRearBattle', blows: 'Удары издали' },
} satisfies Record<MissionSkill, unknown>

/** Share of its attack that an enemy without a character puts into each kind of blow. */
const EVEN_PERCENT = 50

/** Per cent of this enemy's attack that the skill guards against. */
function sharePercent({ character }: Mission, skill: MissionSkill): number {
  const volleys = character?.formation.volleyPercent ?? EVEN_PERCENT
  return skill === 'REAR_BATTLE' ? volleys : 100 - volleys
}

/** The two mission skills with the chance to win by each, and the sum behind the chosen one. */
export function MissionTactics(props: MissionTacticsProps) {
  const { mission, forecast, skill, onChoose, skillReduction, own, children } = props
  const { tip, blows } = WORDS[skill]
  const share = sharePercent(mission, skill)
  const percent = skillReduction[skill]
  const damage = Math.round((percent * share) / 100)
  return (
    <div className={styles.tactics}>
      <Segmented
        label="Как биться"
        {...(damage > 0 ? { note: `урон по вам −${formatPercent(damage)}` } : {})}
        choices={SKILL_CHOICES.map((choice) => ({
          ...choice,
          detail: `победа ${formatPercent(forecast.winPercentBySkill[choice.value])}`,
        }))}
        value={skill}
        onChange={onChoose}
      />
      {children}
      <p className={styles.sum}>
        <Tip of={tip}>
          {blows} {percent > 0 ? `слабее на ${formatPercent(percent)}` : 'в полную силу'}
        </Tip>
        , у этого врага их {formatPercent(share)}. {own && <Sum skill={skill} percent={percent} own={own} />}
      </p>
    </div>
  )
}

type SumProps = { skill: MissionSkill; percent: number; own: Characteristics }

/** «Броня 120 − уворот 80 = 40. До −5 %: +10 к броне.» */
function Sum({ skill, percent, own }: SumProps) {
  const missing = missingForPercent(skill, own)
  const isFrontal = skill === 'FRONTAL_ATTACK'
  const [more, less] = isFrontal ? ['Броня', 'уворот'] : ['Уворот', 'броня']
  const [high, low] = isFrontal ? [own.armor, own.dodge] : [own.dodge, own.armor]
  return (
    <span className="num">
      {more} {formatNumber(high)} − {less} {formatNumber(low)} = {formatNumber(skillExcess(skill, own))}.{' '}
      {missing === null ? (
        'Это предел.'
      ) : (
        <>
          До −{formatPercent(percent + 1)}: +{formatNumber(missing)} {isFrontal ? 'к броне' : 'к увороту'}.
        </>
      )}
    </span>
  )
}
