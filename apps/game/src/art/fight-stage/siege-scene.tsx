import { palette } from '../palette.ts'
import type { Siege } from './siege.ts'
import { WALL } from './siege.ts'
import { SiegeWall } from './siege-wall.tsx'

const P = palette('day')

/** A pointed roof with its lit side. */
function Cone({ x, y, w, h }: { x: number; y: number; w: number; h: number }) {
  return (
    <g stroke={P.k} strokeLinejoin="round">
      <path d={`M${x - w / 2} ${y}L${x} ${y - h}L${x + w / 2} ${y}Z`} fill={P.r3} />
      <path d={`M${x - w / 2} ${y}L${x} ${y - h}L${x - w * 0.06} ${y}Z`} fill={P.r1} strokeWidth=".5" />
      <circle cx={x} cy={y - h - 2} r="2" fill={P.o2} strokeWidth=".7" />
    </g>
  )
}

function StoneTower({ x, w, top, roof }: { x: number; w: number; top: number; roof: number }) {
  return (
    <>
      <path
        d={`M${x - w / 2} ${WALL.foot}V${top}h${w}V${WALL.foot}q${-w / 2} 7 ${-w} 0Z`}
        fill={P.s2}
        stroke={P.k}
      />
      <path
        d={`M${x + w * 0.18} ${top}h${w * 0.32}V${WALL.foot + 2}h${-w * 0.32}Z`}
        fill={P.s3}
        opacity=".75"
      />
      <path d={`M${x - w / 2 - 4} ${top + 8}v-14h${w + 8}v14Z`} fill={P.s1} stroke={P.k} />
      <path d={`M${x - 2} ${top + 26}h4v16h-4Z`} fill={P.k} opacity=".7" />
      <Cone x={x} y={top - 6} w={w + 14} h={roof} />
    </>
  )
}

function WoodenTower({ x, w, top }: { x: number; w: number; top: number }) {
  return (
    <g stroke={P.k} strokeLinejoin="round">
      <path d={`M${x - w / 2} ${WALL.foot}V${top}h${w}V${WALL.foot}Z`} fill={P.w2} />
      <path
        d={`M${x - w / 4} ${top}V${WALL.foot}M${x} ${top}V${WALL.foot}M${x + w / 4} ${top}V${WALL.foot}`}
        stroke={P.w3}
      />
      <path d={`M${x - w / 2 - 7} ${top}L${x} ${top - 26}L${x + w / 2 + 7} ${top}Z`} fill={P.t2} />
    </g>
  )
}

/** The keep and its roofs behind the wall. */
function Keep({ isStone }: { isStone: boolean }) {
  return (
    <>
      <path d="M520 208V64h52v144Z" fill={isStone ? P.s2 : P.w2} stroke={P.k} />
      <path d="M556 64h16v144h-16Z" fill={P.k} opacity=".16" />
      <path d="M532 82h6v12h-6ZM552 82h6v12h-6Z" fill={P.k} opacity=".65" />
      {isStone ? (
        <>
          <path d="M516 64v-9h8v5h8v-5h8v5h12v-5h8v5h8v-5h8v9Z" fill={P.s1} stroke={P.k} />
          <Cone x={546} y={56} w={40} h={34} />
        </>
      ) : (
        <path d="M512 64l34-30 34 30Z" fill={P.t2} stroke={P.k} strokeLinejoin="round" />
      )}
      <path d="M444 208v-84h36v84ZM592 208v-82h32v82Z" fill={P.e1} stroke={P.k} />
      <path d="M440 132l22-28 22 28ZM588 134l20-26 20 26Z" fill={P.q2} stroke={P.k} strokeLinejoin="round" />
    </>
  )
}

function Moat({ stage }: { stage: 1 | 2 | 3 }) {
  const reach = 7 + stage * 3
  const isDry = stage === 1
  return (
    <>
      <path
        d={`M372 ${WALL.foot + 3}Q440 ${WALL.foot - 2} 640 ${WALL.foot}v${reach}Q440 ${WALL.foot + reach - 1} 366 ${WALL.foot + reach}Z`}
        fill={isDry ? P.e3 : P.a2}
        stroke={P.k}
        strokeWidth=".9"
      />
      {!isDry && (
        <path
          d={`M392 ${WALL.foot + reach / 2 + 1}h20m24-1h34m30 0h22m30 0h40`}
          stroke={P.a1}
          strokeWidth="1.4"
          fill="none"
        />
      )}
    </>
  )
}

/** Sharpened logs in front of the defenders, nearer ones larger. */
function Stakes({ stage }: { stage: 1 | 2 | 3 }) {
  return Array.from({ length: 3 + stage }, (_, index) => {
    const y = 226 + index * (80 / (2 + stage))
    const size = 0.7 + (y - 226) / 160
    return { y, size, x: 344 - (index % 2) * 8 }
  }).map(({ x, y, size }) => (
    <g key={y} transform={`translate(${x} ${y}) scale(${size}) rotate(-42)`} stroke={P.k}>
      <path d="M-4 4L-3-28 0-38 3-28 4 4Z" fill={P.w1} />
      {stage === 3 && <path d="M-3-27L0-40 3-27Z" fill={P.m1} />}
    </g>
  ))
}

/** A tower on wheels with its gangway on the wall. */
function SiegeTower() {
  return (
    <g transform="translate(356 214)" stroke={P.k} strokeLinejoin="round">
      <path d="M16-104h26v5H16Z" fill={P.w1} />
      <path d="M-20 0l4-104h32l4 104Z" fill={P.w2} />
      <path d="M-17-26h34M-16-52h32M-15-78h30" stroke={P.w4} strokeWidth="2" />
      <path d="M-18-20L17-54M18-20L-16-54" stroke={P.w3} strokeWidth="2" />
      <path d="M-20-104h40v-12h-40Z" fill={P.w1} />
      <path d="M-14-102h28v18h-28Z" fill={P.b2} strokeWidth=".8" />
      <circle cx="-14" cy="3" r="8" fill={P.w3} />
      <circle cx="14" cy="3" r="8" fill={P.w3} />
      <circle cx="-14" cy="3" r="2.4" fill={P.m1} />
      <circle cx="14" cy="3" r="2.4" fill={P.m1} />
    </g>
  )
}

/** The catapult behind the attackers. Its arm is up while a stone flies. */
function Catapult({ throws }: { throws: boolean }) {
  return (
    <g transform="translate(146 214)" stroke={P.k} strokeLinejoin="round">
      <g transform={`rotate(${throws ? 34 : -38} 0 -34)`}>
        <path d="M-3-90h6v66h-6Z" fill={P.w1} />
        <path d="M-9-98q9-6 18 0l-2 12h-14Z" fill={P.w3} />
        {!throws && <circle cy="-99" r="7" fill={P.s3} />}
        <path d="M-10-26h20v16h-20Z" fill={P.m3} />
      </g>
      <path d="M-34-6h68v8h-68Z" fill={P.w2} />
      <path d="M-24-6l22-34h6l-20 34ZM24-6L2-40h-6l20 34Z" fill={P.w2} />
      <circle cx="-24" cy="4" r="8" fill={P.w3} />
      <circle cx="24" cy="4" r="8" fill={P.w3} />
    </g>
  )
}

/** Everything of a raid behind the two armies. `throws`: a stone is on its way. */
export function SiegeScene({ siege, throws }: { siege: Siege; throws: boolean }) {
  const isStone = siege.walls > 1
  return (
    <>
      <Keep isStone={isStone} />
      <SiegeWall {...siege} />
      {isStone ? (
        <StoneTower
          x={WALL.left + 6}
          w={siege.isCorner ? 50 : 34}
          top={siege.isCorner ? 88 : 108}
          roof={siege.isCorner ? 52 : 38}
        />
      ) : (
        <WoodenTower x={WALL.left + 6} w={siege.isCorner ? 42 : 28} top={siege.isCorner ? 104 : 122} />
      )}
      {siege.moat !== 0 && <Moat stage={siege.moat} />}
      {siege.catapult && <Catapult throws={throws} />}
      {siege.siegeTower && <SiegeTower />}
      {siege.stakes !== 0 && <Stakes stage={siege.stakes} />}
    </>
  )
}
