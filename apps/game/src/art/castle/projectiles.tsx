import { memo } from 'react'
import { r1 } from '../random.ts'
import { Dot, Group, P, Shadow } from './parts/path.tsx'
import type { Stage } from './stages.ts'

const X = 266
const B = 656
const PILES = { 1: { rows: 2, r: 6.5 }, 2: { rows: 3, r: 7 }, 3: { rows: 4, r: 7.4 } } as const

/** A pit, a rough block and a mason's hammer. */
function Footing() {
  return (
    <>
      <P c="e3 k" d="M242 656q24 9 48 0q-24-10-48 0Z" />
      <P c="s3 k" d="M254 654l2-11 12-3 8 5 1 9Z" />
      <P c="s2" d="M257 644l10-3 7 4-9 3Z" />
      <P c="w2 k2" d="M280 653l9-13 2 1.5-9 13Z" />
      <P c="m2 k2" d="M284 640l3-4 8 5-3 4Z" />
    </>
  )
}

function Pile({ stage }: { stage: 1 | 2 | 3 }) {
  const { rows, r } = PILES[stage]
  const stones = Array.from({ length: rows }, (_, row) =>
    Array.from({ length: rows - row }, (_, i) => ({
      x: r1(X + (i - (rows - row - 1) / 2) * r * 2),
      y: r1(B - r - row * r * 1.7),
    })),
  ).flat()
  return (
    <>
      <Shadow x={X + 4} y={B + 1} rx={32} ry={8} />
      {stones.map(({ x, y }) => (
        <Dot key={`${x} ${y}`} c="gB k" x={x} y={y} r={r} />
      ))}
      {stage === 3 && (
        <>
          <P c="w2 k" d="M296 658v-14h18v14Z" />
          <P c="m3" d="M296 648h18v2h-18Z" />
          <P c="fire" d="M299 644q2-9 5-5q2-9 4-1q4-3 3 6Z" />
        </>
      )}
    </>
  )
}

export const Projectiles = memo(function Projectiles({ stage }: { stage: Stage }) {
  return <Group of="projectiles">{stage === 0 ? <Footing /> : <Pile stage={stage} />}</Group>
})
