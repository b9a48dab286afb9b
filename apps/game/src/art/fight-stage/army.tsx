import { ArmsShield } from '../arms.tsx'
import { blazon, TINCTURES } from '../blazon.ts'
import type { CustomStyle } from '../custom-style.ts'
import { type Figure, type FigureGroup, layOutArmy } from './army-layout.ts'
import { look } from './look.ts'
import type { FightSide, StageContender, StrikeKind } from './moment.ts'

const MIDDLE = 320

/** The group that steps forward at each kind of strike. */
const ACTORS: Record<StrikeKind, FigureGroup> = {
  VOLLEY: 'archers',
  CHARGE: 'cavalry',
  STRIKE: 'swordsmen',
  HEAL: 'priests',
  CATAPULT: 'squires',
}

type SoldierProps = {
  uid: string
  figure: Figure
  drawing: string
  /** 1 faces right, −1 left. */
  facing: 1 | -1
  acting: boolean
  index: number
  bulk: number
}

function Soldier({ uid, figure, drawing, facing, acting, index, bulk }: SoldierProps) {
  const { out, y, size, group, fallen } = figure
  const wide = group === 'cavalry' && bulk === 1 ? 28 : 11 * Math.min(bulk, 2.3)
  return (
    <g transform={`translate(${MIDDLE - facing * out} ${y}) scale(${facing * size} ${size})`}>
      <g
        className={acting && !fallen ? `act-${group}` : 'stand'}
        style={{ animationDelay: acting ? `${(index % 3) * 0.05}s` : `${(index % 5) * -0.23}s` }}
      >
        <ellipse rx={fallen ? Math.max(22, wide) : wide} ry="3.5" fill="#1a0e05" opacity=".35" />
        <use href={`#${uid}${drawing}`} />
      </g>
    </g>
  )
}

/** The army's standard leans back as its health falls, and lies down with the last of it. */
function Standard({
  contender,
  facing,
  health,
}: {
  contender: StageContender
  facing: 1 | -1
  health: number
}) {
  const lean = health <= 0 ? 62 : (1 - health) * 14
  const wild = 'npc' in contender
  const house = wild ? { cloth: '#2b2420', trim: '#8a3a2c' } : blazon(contender.armsId).house
  return (
    <g transform={`translate(${MIDDLE - facing * 196} 216) rotate(${-facing * lean})`}>
      <path d="M0 0V-132" stroke="#6b4423" strokeWidth="4" strokeLinecap="round" />
      <circle cy="-134" r="4" fill="#d8a83e" stroke="#2a1a10" />
      <g className="standard" transform={`scale(${facing} 1)`}>
        <path d="M0-128h64l-12 24 12 24H0Z" fill={house.cloth} stroke="#2a1a10" strokeWidth="1.2" />
        <path d="M0-128h9v48H0ZM20-128h8v48h-8Z" fill="#1a0e05" opacity=".12" />
        <path d="M0-123.5h59M0-84.5h59" stroke={house.trim} strokeWidth="3.4" />
        {wild && (
          <path
            fill={TINCTURES.argent}
            stroke="#2a1a10"
            d="M18-104q0-11 11-11t11 11q0 5-4 7v5h-14v-5q-4-2-4-7Zm6-1a3 3 0 1 0 6 0 3 3 0 1 0-6 0Zm7 0a3 3 0 1 0 6 0 3 3 0 1 0-6 0Z"
          />
        )}
      </g>
      {'armsId' in contender && (
        <g transform={`translate(${facing * 27 - 15} -122) scale(.3)`}>
          <ArmsShield id={contender.armsId} diaper={false} />
        </g>
      )}
    </g>
  )
}

type ArmyProps = {
  uid: string
  contender: StageContender
  side: FightSide
  health: number
  /** Kinds of strikes that this side makes now. */
  acts: readonly StrikeKind[]
  struck: boolean
}

export function ArmyFigures({ uid, contender, side, health, acts, struck }: ArmyProps) {
  const facing = side === 'ATTACKER' ? 1 : -1
  const { figures, lying, colour, metal, bulk, banner } = look(contender)
  const acting = new Set(acts.map((kind) => ACTORS[kind]))
  const style: CustomStyle = { '--t': colour, '--m': metal, '--to': facing }
  const ranks = layOutArmy(contender.army, contender.fallenShare, bulk)
  return (
    <g style={style} className={struck ? 'struck' : undefined}>
      {banner && <Standard contender={contender} facing={facing} health={health} />}
      {ranks.map((figure, index) => (
        <Soldier
          key={`${figure.group} ${figure.out}`}
          uid={uid}
          figure={figure}
          index={index}
          bulk={bulk}
          facing={facing}
          acting={acting.has(figure.group)}
          drawing={figure.fallen ? lying : figures[figure.group][acting.has(figure.group) ? 1 : 0]}
        />
      ))}
    </g>
  )
}
