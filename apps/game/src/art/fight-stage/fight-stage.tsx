import { memo, useId } from 'react'
import './fight-stage.css'
import { ArmyFigures } from './army.tsx'
import { Dust, Outcome, Stone, Volley } from './effects.tsx'
import { Field, type FightPlace, Fringe } from './field.tsx'
import { FigureDefs } from './figures.tsx'
import type { FightSide, Moment, StageContender, Strike } from './moment.ts'
import { HIT_PLACES, type Siege } from './siege.ts'
import { SiegeScene } from './siege-scene.tsx'
import { WildDefs } from './wild-figures.tsx'

export type FightStageProps = Moment & {
  attacker: StageContender
  defender: StageContender
  place?: FightPlace
  /** The castle of a raid. The attackers come to its wall. */
  siege?: Siege | null
  className?: string
  /** Description for screen readers. */
  title?: string
}

/** Where lords fight each other. */
const OPEN_FIELD: FightPlace = { time: 'dusk', missionKey: undefined }

function kindsOf(strikes: readonly Strike[], side: FightSide) {
  return strikes.filter((strike) => strike.side === side).map((strike) => strike.kind)
}

function isStruck(strikes: readonly Strike[], side: FightSide) {
  return strikes.some((strike) => strike.side !== side && strike.hit && strike.kind !== 'HEAL')
}

function wildKinds(contenders: readonly StageContender[]) {
  return [...new Set(contenders.flatMap((contender) => ('npc' in contender ? contender.npc : [])))]
}

/** The side over which each outcome floats, and its place from the top. */
function place(strikes: readonly Strike[]) {
  const counts = { ATTACKER: 0, DEFENDER: 0 }
  return strikes.map((strike) => {
    const own = strike.kind === 'HEAL'
    const side: FightSide = own === (strike.side === 'ATTACKER') ? 'ATTACKER' : 'DEFENDER'
    return { strike, side, place: counts[side]++ }
  })
}

/**
 * Two armies face each other at one moment of a fight, in a picture of 640 × 320. It has no timing of its own: the
 * replay passes each moment. The page must show the numbers and a line of the log as text beside it.
 */
export const FightStage = memo(function FightStage(props: FightStageProps) {
  const { attacker, defender, strikes, phaseIndex, place: site = OPEN_FIELD, siege, className = '' } = props
  const uid = useId()
  const throws = strikes.some(({ kind }) => kind === 'CATAPULT')
  const melee = strikes.some(({ kind }) => kind === 'STRIKE' || kind === 'CHARGE')
  return (
    <svg
      role="img"
      aria-label={props.title ?? 'Два войска друг против друга'}
      className={`fight-stage ${className}`}
      viewBox="0 0 640 320"
      preserveAspectRatio="xMidYMax slice"
    >
      <FigureDefs uid={uid} />
      {wildKinds([attacker, defender]).map((kind) => (
        <WildDefs key={kind} uid={uid} kind={kind} />
      ))}
      <Field uid={uid} place={site} />
      {siege && <SiegeScene siege={siege} throws={throws} />}
      <ArmyFigures
        key={`a${phaseIndex}`}
        uid={uid}
        contender={attacker}
        side="ATTACKER"
        health={props.attackerHealthShare}
        acts={kindsOf(strikes, 'ATTACKER')}
        struck={isStruck(strikes, 'ATTACKER')}
      />
      <ArmyFigures
        key={`d${phaseIndex}`}
        uid={uid}
        contender={defender}
        side="DEFENDER"
        health={props.defenderHealthShare}
        acts={kindsOf(strikes, 'DEFENDER')}
        struck={isStruck(strikes, 'DEFENDER')}
      />
      <Fringe place={site} />
      <g key={`e${phaseIndex}`}>
        {melee && <Dust />}
        {strikes.map((strike) =>
          strike.kind === 'VOLLEY' ? (
            <Volley key={`v${strike.side}`} side={strike.side} hit={strike.hit} />
          ) : null,
        )}
        {throws && <Stone to={siege ? HIT_PLACES[siege.hits % HIT_PLACES.length] : undefined} />}
        {place(strikes).map(({ strike, side, place }) => (
          <Outcome key={`${side} ${place}`} strike={strike} over={side} place={place} />
        ))}
      </g>
    </svg>
  )
})
