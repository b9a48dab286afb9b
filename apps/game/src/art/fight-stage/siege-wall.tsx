import { palette } from '../palette.ts'
import { r1, sequence } from '../random.ts'
import { HIT_PLACES, type Siege, WALL } from './siege.ts'

const P = palette('day')
const PARTS = 8
/** By how much a palisade is lower than a wall. */
const PALISADE_LOWER = 22
const WIDTH = (WALL.right - WALL.left) / PARTS
/** The order in which the eighths of the wall fall. The ends, where towers stand, come last. */
const FALLS = [3, 5, 2, 4, 6, 1, 7, 0] as const

const next = sequence(23)
const RUBBLE = Array.from({ length: PARTS }, () =>
  Array.from({ length: 7 }, () => ({ x: r1(next() * WIDTH), y: r1(-next() * 9), r: r1(2 + next() * 4) })),
)

function merlonsOf(x: number): string {
  const tooth = WIDTH / 4
  return `M${r1(x + tooth / 2)} ${WALL.top}v-9h${r1(tooth)}v9ZM${r1(x + 2.5 * tooth)} ${WALL.top}v-9h${r1(tooth)}v9Z`
}

function logsOf(x: number, top: number, fallen: boolean): string {
  return Array.from({ length: 5 }, (_, index) => {
    const left = x + (WIDTH * index) / 5
    const low = fallen ? 34 + ((index * 13) % 22) : (index * 5) % 4
    return `M${r1(left)} ${WALL.foot}V${top + low}l${r1(WIDTH / 10)}-7 ${r1(WIDTH / 10)} 7V${WALL.foot}Z`
  }).join('')
}

/** One eighth of the wall, whole or fallen. */
function Part({ index, isStone, isFallen }: { index: number; isStone: boolean; isFallen: boolean }) {
  const x = WALL.left + index * WIDTH
  const { top, foot } = WALL
  if (!isStone)
    return <path d={logsOf(x, top + PALISADE_LOWER, isFallen)} fill={P.w2} stroke={P.k} strokeWidth=".9" />
  if (!isFallen) {
    return (
      <>
        <path d={`M${r1(x)} ${top}h${r1(WIDTH)}V${foot}h${r1(-WIDTH)}Z`} fill={P.s2} />
        <path
          d={`M${r1(x)} ${top + 20}h${r1(WIDTH)}m0 20h${r1(-WIDTH)}m0 20h${r1(WIDTH)}m0 16h${r1(-WIDTH)}M${r1(x + 9)} ${top + 2}v18m12 0v20m-12 0v20m12 0v16`}
          fill="none"
          stroke={P.s3}
          strokeWidth=".8"
        />
        <path d={merlonsOf(x)} fill={P.s1} stroke={P.k} strokeWidth=".9" />
        <path d={`M${r1(x)} ${top}h${r1(WIDTH)}v5h${r1(-WIDTH)}Z`} fill={P.s1} />
      </>
    )
  }
  return (
    <>
      <path
        d={`M${r1(x)} ${foot}V${top + 34 + ((index * 17) % 26)}l${r1(WIDTH / 5)} 9 4-7 5 12 6-5 4 9L${r1(x + WIDTH)} ${top + 34 + (((index + 1) * 17) % 26)}V${foot}Z`}
        fill={P.s3}
        stroke={P.k}
        strokeWidth=".9"
        strokeLinejoin="round"
      />
      {RUBBLE[index]?.map((stone) => (
        <circle
          key={`${stone.x} ${stone.y}`}
          cx={r1(x + stone.x)}
          cy={foot + stone.y + 3}
          r={stone.r}
          fill={stone.r > 4 ? P.s2 : P.s3}
          stroke={P.k}
          strokeWidth=".7"
        />
      ))}
    </>
  )
}

/** A hole in the wall, with cracks. */
function Hole({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d="M-9-3l5-6 8 1 6 5-2 7-6 6-8-2-5-6Z" fill={P.k} opacity=".72" stroke={P.s4} strokeWidth="1.2" />
      <path d="M-9-2l-8-5M9 1l9 4-3 6M0 9l-2 9M3-9l4-8" fill="none" stroke={P.s4} strokeWidth="1.1" />
    </g>
  )
}

/** The men on the wall, who stand where it stands. */
type GarrisonProps = { percent: number; fallen: ReadonlySet<number>; top: number }

function Garrison({ percent, fallen, top }: GarrisonProps) {
  const places = [1, 2, 3, 4, 5, 6].filter((part) => !fallen.has(part)).slice(0, Math.round(percent / 5))
  return places.map((part) => (
    <g
      key={part}
      transform={`translate(${r1(WALL.left + (part + 0.5) * WIDTH)} ${top})`}
      stroke={P.k}
      strokeWidth=".8"
    >
      <path d="M7 4V-30" stroke={P.w3} strokeWidth="1.6" />
      <path d="M5-28l2-8 2 8Z" fill={P.m1} />
      <path d="M-6 4q0-13 6-13t6 13Z" fill={P.b2} />
      <circle cy="-12" r="4.4" fill="#e8bf95" />
      <path d="M-5-12q0-7 5-7t5 7Z" fill={P.m1} />
    </g>
  ))
}

/** The wall that the attackers strike, with its men, holes and breaches. */
export function SiegeWall({ walls, garrison, hits, broken }: Siege) {
  const fallen = new Set<number>(FALLS.slice(0, broken))
  const isStone = walls > 1
  const top = isStone ? WALL.top : WALL.top + PALISADE_LOWER
  return (
    <>
      <Garrison percent={garrison} fallen={fallen} top={top} />
      {FALLS.toSorted((left, right) => left - right).map((index) => (
        <Part key={index} index={index} isStone={isStone} isFallen={fallen.has(index)} />
      ))}
      <path d={`M${WALL.left} ${WALL.foot}H${WALL.right}`} stroke={P.k} strokeWidth="1.4" />
      {HIT_PLACES.slice(0, hits)
        .filter(({ x }) => !fallen.has(Math.floor((x - WALL.left) / WIDTH)))
        .map(({ x, y }) => (
          <Hole key={`${x} ${y}`} x={x} y={isStone ? y : y + PALISADE_LOWER / 2} />
        ))}
    </>
  )
}
