import { r1, sequence } from '../random.ts'
import { Dot, P } from './parts/path.tsx'
import { Trees } from './parts/tree.tsx'
import type { Stage } from './stages.ts'

const ROAD_TOP = [600, 602, 618, 634] as const

/** The road from the bridge to the viewer. A wider moat covers more of it. */
export function Road({ moats }: { moats: Stage }) {
  const y = ROAD_TOP[moats]
  return (
    <>
      <P
        c="road"
        d={`M373 ${y}h54C434 ${y + 12} 476 ${y + 20} 500 680H300C324 ${y + 20} 366 ${y + 12} 373 ${y}Z`}
      />
      <P
        c="rut"
        d={`M390 ${y + 6}C386 ${y + 22} 360 ${y + 40} 344 680M410 ${y + 6}C414 ${y + 22} 440 ${y + 40} 456 680`}
      />
    </>
  )
}

const next = sequence(19)
const TUFTS = Array.from({ length: 30 }, (_, i) => ({
  i,
  x: Math.floor(next() * 800),
  y: Math.floor(668 + next() * 14),
})).filter(({ x }) => Math.abs(x - 400) >= 104)
const GRASS = TUFTS.map(
  ({ i, x, y }) => `M${x} ${y}q-3-7-${4 + (i % 4)}-${10 + (i % 5)}M${x} ${y}q1-8 ${i % 5}-${12 + (i % 4)}`,
).join('')
const FLOWERS = TUFTS.filter(({ i }) => i % 4 === 0)
const PETALS = ['s1', 'b1', 'o1'] as const

export function Foreground() {
  return (
    <>
      <Trees
        at={[
          [14, 640, 2],
          [66, 672, 1.3],
          [786, 644, 2],
          [744, 676, 1.2],
          [36, 560, 1, 1],
          [766, 556, 1, 1],
          [750, 566, 0.8, 1],
        ]}
      />
      <P c="gr" d={GRASS} />
      {FLOWERS.map(({ i, x, y }) => (
        <Dot key={i} c={PETALS[i % 3] ?? 's1'} x={r1(x)} y={y - 12} r={1.9} />
      ))}
      <rect width="800" height="680" className="vig" />
    </>
  )
}
