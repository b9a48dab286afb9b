import { memo } from 'react'
import { Foundation } from './parts/foundation.tsx'
import { Hay } from './parts/goods.tsx'
import { House } from './parts/house.tsx'
import { Group, P } from './parts/path.tsx'
import { Tower } from './parts/tower.tsx'
import type { Stage } from './stages.ts'

const X = 542
const B = 650
const SHAPES = {
  1: { w: 36, d: 56, h: 24, rise: 22, boxes: 2, roof: 'H' },
  2: { w: 42, d: 70, h: 32, rise: 26, boxes: 3, roof: 'Q' },
  3: { w: 48, d: 78, h: 40, rise: 30, boxes: 3, roof: 'R' },
} as const

/** A hitching rail, a trough and hay. */
function Footing() {
  return (
    <>
      <Foundation x={550} b={650} w={104} h={22} />
      <P c="fence" d="M568 646v-18M600 646v-18M564 632h40" />
      <P c="w2 k" d="M610 646l3-9h24l3 9Z" />
      <P c="a2" d="M614 638.5h22l1 2.5h-24Z" />
      <Hay x={574} y={655} />
    </>
  )
}

function Horse({ x, y, s }: { x: number; y: number; s: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${s})`}>
      <P
        c="w2 k"
        d="M-17-2L-16-17Q-19-25-12-27Q0-29 8-26L15-38Q14-43 18-42L20-45L22-41Q27-37 30-32Q29-29 26-29L20-31Q18-22 15-17L17-2H13L10-15L0-15Q-6-14-10-16L-11-8L-13-2Z"
      />
      <P c="w4" d="M14-39Q10-34 8-26L11-25Q14-32 17-37ZM-15-26Q-22-22-21-9Q-17-13-15-20Z" />
    </g>
  )
}

function Boxes({ x, n }: { x: number; n: number }) {
  return Array.from({ length: n }, (_, i) => {
    const left = x + i * 20
    const b = B - 1 - i * 4.4
    return (
      <g key={left}>
        <P c="win0 k" d={`M${left} ${b}v-18l13-2.8v18Z`} />
        <P c="w2 k" d={`M${left} ${b}v-8l13-2.8v8Z`} />
      </g>
    )
  })
}

function Stalls({ stage }: { stage: 1 | 2 | 3 }) {
  const { w, d, h, rise, boxes, roof } = SHAPES[stage]
  const mid = X + w / 2
  return (
    <>
      <House x={X} b={B} w={w} d={d} h={h} rise={rise} stone={stage > 1} roof={roof} timbered={stage === 2} />
      <P c="win0 k" d={`M${mid - 11} ${B + 1}v-16a11 11 0 0 1 22 0v17Z`} />
      <Boxes x={X + w + 8} n={boxes} />
      {stage > 1 && (
        <P
          c="o2 k"
          d={`M${mid - 5} ${B - h - 4}a5 6 0 1 1 10 0l-2 3-1.5-1 1-2.5a2.8 3.5 0 1 0-5 0l1 2.5-1.5 1Z`}
        />
      )}
      {stage === 3 && (
        <>
          <Tower x={X + w + d + 4} b={B - 8} w={26} h={70} roof={40} windows={[[0, 0.4, 4, 9]]} />
          <P c="ol" d={`M${mid} ${B - h - 30}v-10`} />
          <P c="o1 k2" d={`M${mid - 6} ${B - h - 40}l12-2-3 4Z`} />
        </>
      )}
      <P
        c="fence"
        d={`M${X - 52} ${B + 8}v-16M${X - 34} ${B + 12}v-16M${X - 16} ${B + 16}v-16M${X + 2} ${B + 20}v-16M${X - 54} ${B - 3}L${X + 4} ${B + 10}M${X - 54} ${B + 3}L${X + 4} ${B + 16}`}
      />
      {stage > 1 && <Horse x={X - 24} y={B + 4} s={0.78} />}
      <Hay x={X + w + d - 18} y={B - 1} />
    </>
  )
}

export const Stable = memo(function Stable({ stage }: { stage: Stage }) {
  return <Group of="stable">{stage === 0 ? <Footing /> : <Stalls stage={stage} />}</Group>
})
