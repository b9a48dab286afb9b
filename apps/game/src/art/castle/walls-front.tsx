import { memo } from 'react'
import { r1, sequence } from '../random.ts'
import { Gate } from './gate.tsx'
import { Banner } from './parts/banner.tsx'
import { Door } from './parts/openings.tsx'
import { Group, P, Tex } from './parts/path.tsx'
import { Tower } from './parts/tower.tsx'
import { Palisade, Wall } from './parts/wall.tsx'
import type { Stage } from './stages.ts'

const next = sequence(5)
const CORNERS = [
  [160, 496, 276, 526],
  [276, 526, 400, 536],
  [400, 536, 524, 526],
  [524, 526, 640, 496],
] as const
const STONES = CORNERS.flatMap(([x1, y1, x2, y2]) =>
  Array.from({ length: 12 }, (_, i) => {
    const x = x1 + ((x2 - x1) * i) / 12
    const y = y1 + ((y2 - y1) * i) / 12
    return {
      x: r1(x),
      y: r1(y - 5 - next() * 3),
      w: r1(7 + next() * 3),
      h: r1(6 + next() * 3),
      tone: 2 + (i % 2),
    }
  }),
).filter(({ x }) => Math.abs(x - 400) >= 22)

/** The line of the wall marked with stones, posts and rope. */
function Footing() {
  return (
    <>
      {STONES.map(({ x, y, w, h, tone }) => (
        <rect key={x} className={`s${tone} k`} x={x} y={y} width={w} height={h} rx="1.6" />
      ))}
      <P c="w2 k" d="M158 496v-30h4v30ZM274 526v-30h4v30ZM522 526v-30h4v30ZM638 496v-30h4v30Z" />
      <P
        c="rope"
        d="M160 470Q218 494 276 498M276 498Q330 518 372 510M428 510Q470 518 524 498M524 498Q582 494 640 470"
      />
    </>
  )
}

function WatchTower({ x }: { x: number }) {
  return (
    <g transform={`translate(${x} 500)`}>
      <P c="w3 k" d="M-13 0l2-58h4l-2 58ZM9 0l-2-58h4l2 58Z" />
      <P c="w4" d="M-10-16l20-14v3l-20 14ZM10-16l-20-14v3l20 14Z" />
      <Tex c="gP2" t="pP" d="M-17-52v-15h34v15Z" />
      <P c="w4 k" d="M-14-67v-13h3v13ZM11-67v-13h3v13Z" />
      <Tex c="rH" t="pH" d="M-21-78l21-22 21 22Z" />
    </g>
  )
}

function WallsOfWood() {
  return (
    <>
      <WatchTower x={160} />
      <WatchTower x={640} />
      <Palisade x1={160} y1={496} x2={276} y2={526} h={34} />
      <Palisade x1={276} y1={526} x2={374} y2={535} h={34} />
      <Palisade x1={426} y1={535} x2={524} y2={526} h={34} />
      <Palisade x1={524} y1={526} x2={640} y2={496} h={34} />
      <g transform="translate(0 18)">
        <P c="w3 k" d="M368 520v-66h9v66ZM423 520v-66h9v66Z" />
        <P c="k gP2" d="M362 456v-9h76v9Z" />
        <Door x={400} b={520} w={44} h={58} />
        <Tex c="rQ" t="pQ" d="M356 448l18-20h52l18 20Z" />
      </g>
    </>
  )
}

function WallsOfStone({ grand }: { grand: boolean }) {
  const h = grand ? 43 : 40
  const towers = [
    [160, 502],
    [640, 502],
  ] as const
  const turrets = [
    [272, 530],
    [528, 530],
  ] as const
  return (
    <>
      {CORNERS.map(([x1, y1, x2, y2]) => (
        <Wall key={x1} x1={x1} y1={y1} x2={x2} y2={y2} h={h} shade={x1 >= 400} />
      ))}
      {towers.map(([x, b]) => (
        <Tower
          key={x}
          x={x}
          b={b}
          w={grand ? 42 : 36}
          h={grand ? 88 : 70}
          roof={grand ? 66 : 0}
          slit
          windows={
            grand
              ? [
                  [-0.12, 0.3, 5, 11],
                  [0.2, 0.34, 5, 11],
                ]
              : [[0, 0.42, 4, 10]]
          }
        />
      ))}
      {turrets.map(([x, b]) => (
        <Tower
          key={x}
          x={x}
          b={b}
          w={grand ? 32 : 30}
          h={grand ? 58 : 56}
          roof={grand ? 40 : 0}
          slit
          windows={grand ? [[0, 0.3, 5, 10]] : []}
        />
      ))}
      <Gate grand={grand} />
      {grand && <Banner x={160} y={322} w={26} h={16} />}
      {grand && <Banner x={640} y={322} w={26} h={16} />}
    </>
  )
}

/** The half of the walls in front of the bailey, with the gate. */
export const WallsFront = memo(function WallsFront({ stage }: { stage: Stage }) {
  return (
    <Group of="walls">
      {stage === 0 && <Footing />}
      {stage === 1 && <WallsOfWood />}
      {stage > 1 && <WallsOfStone grand={stage === 3} />}
    </Group>
  )
})
