import { memo } from 'react'
import { r1 } from '../random.ts'
import { Foundation } from './parts/foundation.tsx'
import { Anvil } from './parts/goods.tsx'
import { House } from './parts/house.tsx'
import { Windows } from './parts/openings.tsx'
import { Group, P, Tex } from './parts/path.tsx'
import { Smoke } from './parts/smoke.tsx'
import type { Stage } from './stages.ts'

const X = 206
const B = 466
/** Width, height of the walls, depth, rise, height of the chimney over the walls, roof. */
const SHAPES = {
  1: { w: 30, h: 20, d: 34, rise: 18, chimney: 34, roof: 'H' },
  2: { w: 34, h: 26, d: 38, rise: 22, chimney: 44, roof: 'Q' },
  3: { w: 38, h: 32, d: 42, rise: 26, chimney: 56, roof: 'R' },
} as const

/** An anvil and a heap of coal on the foundation. */
function Footing() {
  return (
    <>
      <Foundation x={202} b={466} w={66} h={16} />
      <Anvil x={232} y={464} />
      <P c="m3 k" d="M252 468q3-9 10-9q9 0 12 9Z" />
      <P c="m2" d="M258 463l3-2 3 2-3 2ZM265 465l2-1 2 1-2 1Z" />
    </>
  )
}

function Smithy({ stage, smoke }: { stage: 1 | 2 | 3; smoke: boolean }) {
  const { w, h, d, rise, chimney, roof } = SHAPES[stage]
  const right = X + w + d
  const top = B - h - chimney
  const arch = w / 2 - 6
  const flame = w / 2 - 9
  return (
    <>
      <Tex c="s3" t="pS" d={`M${right - 14} ${B - 20}V${top}h12V${B - 22}Z`} />
      <P c="s4 k" d={`M${right - 16} ${top}h16v-4h-16Z`} />
      {smoke && <Smoke x={right - 8} y={top - 6} />}
      <House x={X} b={B} w={w} d={d} h={h} rise={rise} stone={stage > 1} roof={roof} />
      <circle cx={X + w / 2} cy={B - 8} r="24" className="hearth" />
      <P c="w4 k" d={`M${X + 6} ${B + 1}v-12a${arch} ${arch} 0 0 1 ${w - 12} 0v13Z`} />
      <P c="fire" d={`M${X + 9} ${B + 1}v-8q${r1(w / 4 - 4)}-12 ${flame}-3q3-6 ${flame} 3v9Z`} />
      <P c="m3" d={`M${X + w / 2 - 6} ${B + 2}v-3l-4-3h15l-3 3v3Z`} />
      {stage > 1 && (
        <Windows
          at={[
            [X + w + 12, B - 8, 6, 9],
            [X + w + 25, B - 11, 6, 9],
          ]}
        />
      )}
      {stage === 3 && (
        <>
          <P c="m2 k" d={`M${X + w + 6} ${B - h - 4}h14l-2 4h-4v6h3v3h-10v-3h3v-6h-4Z`} />
          <circle className="wheel" cx={X - 6} cy={B - 4} r="11" />
          <P c="spk" d={`M${X - 17} ${B - 4}h22M${X - 6} ${B - 15}v22`} />
        </>
      )}
    </>
  )
}

export const Forge = memo(function Forge({ stage, smoke }: { stage: Stage; smoke: boolean }) {
  return (
    <Group of="forge" at={`translate(-44 ${stage === 3 ? -102 : -92}) scale(1.22)`}>
      {stage === 0 ? <Footing /> : <Smithy stage={stage} smoke={smoke} />}
    </Group>
  )
})
