import { palette } from '../../../art/palette.ts'
import { r1, sequence } from '../../../art/random.ts'
import { PLAN_SIDES, SIDE_TURNS } from './plan-turns.ts'

const P = palette('day')

/** From the middle to the middle of a wall. */
const OUT = 70
const CORNERS = [-OUT, OUT].flatMap((x) => [-OUT, OUT].map((y) => ({ x, y })))

const LOGS = Array.from({ length: 19 }, (_, index) => 7 * (index - 9))
const next = sequence(11)
const RUBBLE = Array.from({ length: 16 }, () => ({
  x: r1(next() * 30 - 15),
  y: r1(-OUT + next() * 20 - 11),
  r: r1(1.6 + next() * 2.6),
}))

/** A row of squares along the outer edge of a wall. */
function merlons(edge: number): string {
  return Array.from({ length: 11 }, (_, index) => `M${-58 + index * 11} ${-edge}v-4h6v4Z`).join('')
}

function StoneSide({ half }: { half: number }) {
  return (
    <>
      <path d={`M-70 ${-OUT - half}h140v${2 * half}h-140Z`} fill={P.s2} stroke={P.k} />
      <path d={`M-66 ${-OUT - half + 3}h132`} stroke={P.s1} strokeWidth="3" />
      <path
        d={`M-60 ${-OUT}h120M-50 ${-OUT}v${half - 1}m20 ${1 - half}v${half - 1}m40 ${1 - half}v${half - 1}m20 ${1 - half}v${half - 1}m18 ${1 - half}v${half - 1}`}
        stroke={P.s3}
        strokeWidth=".8"
        fill="none"
      />
      <path d={merlons(OUT + half)} fill={P.s1} stroke={P.k} strokeWidth=".8" />
    </>
  )
}

function Palisade() {
  return LOGS.map((x) => (
    <g key={x}>
      <circle cx={x} cy={-OUT} r="4" fill={P.w2} stroke={P.k} strokeWidth=".8" />
      <circle cx={x - 0.8} cy={-OUT - 0.8} r="1.9" fill={P.w1} />
    </g>
  ))
}

/** A gap with fallen stones, where a raid has broken the wall. */
function Breach() {
  return (
    <>
      <path
        d={`M-17 ${-OUT - 13}l6 5-3 6 5 5-4 8 4 4h20l-4-6 5-5-4-6 6-5-3-6Z`}
        fill={P.e2}
        stroke={P.k}
        strokeWidth=".8"
      />
      {RUBBLE.map(({ x, y, r }) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={r} fill={P.s3} stroke={P.k} strokeWidth=".6" />
      ))}
    </>
  )
}

function Gate({ isStone }: { isStone: boolean }) {
  return (
    <g transform={`translate(0 ${OUT})`} stroke={P.k}>
      <path d="M-17-14h34v28h-34Z" fill={isStone ? P.s2 : P.w2} />
      <path d="M-9-14h18v28h-18Z" fill={isStone ? P.s3 : P.w1} strokeWidth=".8" />
      <path d="M-5-14v28M0-14v28M5-14v28" strokeWidth=".7" opacity=".6" />
      <path d="M-17-9h6M11-9h6M-17 9h6M11 9h6" strokeWidth="2" stroke={isStone ? P.s1 : P.w3} />
    </g>
  )
}

type PlanWallsProps = {
  /** 1 is the palisade, which stands from the start. */
  stage: 1 | 2 | 3
  isDamaged: boolean
}

/** The four walls from above with their towers and the gate at the bottom. */
export function PlanWalls({ stage, isDamaged }: PlanWallsProps) {
  const isStone = stage > 1
  return (
    <>
      <path d="M-66-66H76V76H-66Z" fill="none" stroke={P.k} strokeWidth="14" opacity=".2" />
      {PLAN_SIDES.map((side) => (
        <g key={side} transform={`rotate(${SIDE_TURNS[side]})`}>
          {isStone ? <StoneSide half={stage === 3 ? 10 : 8} /> : <Palisade />}
          {isDamaged && side !== 'bottom' && <Breach />}
        </g>
      ))}
      <Gate isStone={isStone} />
      {CORNERS.map((place) =>
        isStone ? (
          <StoneTower key={`${place.x} ${place.y}`} {...place} r={stage === 3 ? 20 : 17} />
        ) : (
          <WoodenTower key={`${place.x} ${place.y}`} {...place} />
        ),
      )}
    </>
  )
}

/** Eight faces of a pointed roof from the top clockwise, lit from the upper left. */
const FACES = [P.r1, P.r2, P.r3, P.r4, P.r4, P.r3, P.r2, P.r1]

function corner(index: number, r: number): string {
  const turn = ((index - 0.5) * Math.PI) / 4 - Math.PI / 2
  return `${r1(Math.cos(turn) * r)} ${r1(Math.sin(turn) * r)}`
}

/** A round tower from above with its slate roof. */
function StoneTower({ x, y, r }: { x: number; y: number; r: number }) {
  const roof = r - 3.5
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle cx="3" cy="3.5" r={r} fill={P.k} opacity=".28" />
      <circle r={r} fill={P.s2} stroke={P.k} />
      <circle r={r - 1.4} fill="none" stroke={P.s1} strokeWidth="2" strokeDasharray="4 3" />
      {FACES.map((fill, index) => (
        <path
          key={corner(index, roof)}
          d={`M0 0L${corner(index, roof)} ${corner(index + 1, roof)}Z`}
          fill={fill}
          stroke={P.k}
          strokeWidth=".4"
        />
      ))}
      <circle r="1.9" fill={P.o2} stroke={P.k} strokeWidth=".6" />
    </g>
  )
}

/** A square tower of logs with its boarded floor. */
function WoodenTower({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d="M-8-8h22v22h-22Z" fill={P.k} opacity=".25" />
      <path d="M-11-11h22v22h-22Z" fill={P.w2} stroke={P.k} />
      <path d="M-8-8h16v16h-16Z" fill={P.w1} stroke={P.w3} strokeWidth=".8" />
      <path d="M-8-4h16m-16 4h16m-16 4h16" stroke={P.w3} strokeWidth=".8" />
    </g>
  )
}
