import { memo } from 'react'
import { Foundation } from './parts/foundation.tsx'
import { Barrel, Sack } from './parts/goods.tsx'
import { House } from './parts/house.tsx'
import { Door, Win, Windows } from './parts/openings.tsx'
import { Group, P } from './parts/path.tsx'
import { Tower } from './parts/tower.tsx'
import type { Stage } from './stages.ts'

const X = 470
const B = 454
const SHAPES = {
  1: { w: 34, d: 40, h: 20, rise: 20, roof: 'H' },
  2: { w: 40, d: 52, h: 28, rise: 24, roof: 'Q' },
  3: { w: 46, d: 58, h: 40, rise: 28, roof: 'R' },
} as const

/** Goods under the open sky. */
function Footing() {
  return (
    <>
      <Foundation x={466} b={454} w={84} h={18} />
      <Barrel x={490} y={450} />
      <Barrel x={502} y={452} />
      <Sack x={516} y={452} />
      <P c="w1 k" d="M524 450v-15h17v15Z" />
      <P c="w3" d="M524 441h17v2h-17ZM531 435h2.5v15h-2.5Z" />
    </>
  )
}

function Granary({ stage }: { stage: 1 | 2 | 3 }) {
  const { w, d, h, rise, roof } = SHAPES[stage]
  const right = X + w
  const mid = X + w / 2
  return (
    <>
      <House x={X} b={B} w={w} d={d} h={h} rise={rise} stone={stage > 1} roof={roof} />
      <Door x={mid} b={B + 2} w={16} h={20} />
      {stage > 1 && (
        <>
          <Win x={right + 14} y={B - 10} w={6} h={10} />
          <Win x={right + 30} y={B - 13} w={6} h={10} />
          <Win x={mid} y={B - h - 2} w={7} h={10} />
          <P c="w4 k" d={`M${mid - 1} ${B - h - 14}h-12v2.5h12Z`} />
          <P c="rope" d={`M${mid - 12} ${B - h - 12}v10`} />
        </>
      )}
      {stage === 3 && (
        <>
          <Windows
            at={[
              [right + 14, B - 28, 6, 10],
              [right + 30, B - 31, 6, 10],
              [right + 46, B - 34, 6, 10],
              [right + 46, B - 16, 6, 10],
            ]}
          />
          <Tower x={right + d - 2} b={B - 4} w={24} h={78} roof={40} windows={[[0, 0.4, 4, 9]]} />
        </>
      )}
      <Barrel x={right + 10} y={B + 8} />
      {stage > 1 && <Barrel x={right + 21} y={B + 6} />}
      {stage > 1 && <Sack x={X - 8} y={B + 6} />}
      {stage === 3 && (
        <>
          <Barrel x={right + 15} y={B + 14} />
          <Sack x={X - 14} y={B + 10} />
          <Sack x={X - 4} y={B + 11} />
        </>
      )}
    </>
  )
}

export const Storage = memo(function Storage({ stage }: { stage: Stage }) {
  return (
    <Group of="storage" at={`translate(-72 ${stage === 3 ? -66 : -58}) scale(1.14)`}>
      {stage === 0 ? <Footing /> : <Granary stage={stage} />}
    </Group>
  )
})
