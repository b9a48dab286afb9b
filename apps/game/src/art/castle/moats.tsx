import { memo } from 'react'
import { r1 } from '../random.ts'
import { useScene } from './castle-ids.ts'
import { Group, P, Shadow } from './parts/path.tsx'
import { Trees } from './parts/tree.tsx'
import type { Stage } from './stages.ts'

const UPPER = 'M78 408C70 494 210 564 400 566S730 494 722 408'
const LOWER = {
  1: 'C738 506 570 590 400 590S62 506 78 408Z',
  2: 'C752 520 580 606 400 606S48 520 78 408Z',
  3: 'C768 532 590 624 400 624S32 532 78 408Z',
} as const
const BRIDGE_END = { 1: 604, 2: 620, 3: 638 } as const
const PEGS =
  'M90.5 474v-14h3v14ZM148.5 538v-14h3v14ZM228.5 562v-14h3v14ZM308.5 576v-14h3v14ZM488.5 576v-14h3v14ZM568.5 562v-14h3v14ZM648.5 538v-14h3v14ZM706.5 474v-14h3v14Z'

/** A pegged line where the ditch will run, and the first spadefuls. */
function Footing() {
  return (
    <>
      <P c="rope" d="M84 440C100 520 240 578 400 582S700 520 716 440" />
      <P c="w2 k" d={PEGS} />
      <P c="e3 k2" d="M176 560q8-11 18-8q9-3 16 9q-18 6-34-1ZM196 574q22 8 46 12l-2 5q-28-4-48-12Z" />
      <P c="w3 k2" d="M216 556l9-26 2.5.8-9 26Z" />
      <P c="m2 k2" d="M213 555l7 2.5-1.5 7q-5 1-6.5-3Z" />
      <P c="road" d="M378 540h44l14 60h-72Z" />
    </>
  )
}

const RIPPLES =
  'M92 478q6 14 16 26M124 524q22 18 46 28M200 566q34 12 64 16M300 580h44M330 596h34M450 594h64M470 580h34M536 582q40-8 64-20M628 548q26-14 40-32M690 500l10-18M250 572q20 4 36 5M560 562q12-4 24-8'
const GLITTER =
  'M684 492l8-12M668 508l14-12M650 518l14-9M656 528l12-8M628 532l16-8M606 546l20-9M632 542l12-6M586 554l16-5'

function Swan({ x, y, s }: { x: number; y: number; s: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${s} ${Math.abs(s)})`}>
      <P c="s1 k2" d="M-9 0q2-7 11-5q1-8 5-9q4 0 3 3l-3 0q-1 4 0 7q-2 6-16 4Z" />
      <P c="b1" d="M9-11l3 1-3 1Z" />
    </g>
  )
}

function Water({ stage }: { stage: 2 | 3 }) {
  const { time } = useScene()
  return (
    <>
      <P c="k gA" d={UPPER + LOWER[stage]} />
      <P c="rip" d={RIPPLES} />
      {time === 'night' && <P c="gli" d={GLITTER} />}
      {stage === 3 && <P c="sbank" d={UPPER} />}
      <P
        c="k0"
        o={0.25}
        d="M112 488C170 548 290 572 374 573V567C290 564 176 540 112 488ZM426 573C520 572 630 548 688 488C624 540 520 564 426 567Z"
      />
      {stage === 3 && (
        <>
          <Swan x={326} y={592} s={1.15} />
          <Swan x={354} y={600} s={0.85} />
          <Swan x={486} y={592} s={-1.1} />
        </>
      )}
    </>
  )
}

function Ditch() {
  return (
    <>
      <P c="e3 k" d={UPPER + LOWER[1]} />
      <P c="e2" d="M96 470C130 548 280 582 400 582S670 548 704 470C676 552 540 576 400 576S124 552 96 470Z" />
    </>
  )
}

function Bridge({ stage }: { stage: 1 | 2 | 3 }) {
  const end = BRIDGE_END[stage]
  const length = end - 540
  const planks = Array.from({ length: 9 }, (_, i) => {
    const y = r1(546 + (i * (end - 546)) / 9)
    const out = r1(((y - 540) / length) * 10)
    return `M${r1(382 - out)} ${y}H${r1(418 + out)}`
  }).join('')
  return (
    <>
      <Shadow x={404} y={580} rx={34} ry={20} />
      <P c="k gP2" d={`M382 540h36l10 ${length}h-56Z`} />
      <P c="plk" d={planks} />
      <P
        c="w3 k"
        d={`M382 542l-10 ${length - 2}h-4l11 ${2 - length}ZM418 542l10 ${length - 2}h4l-11 ${2 - length}Z`}
      />
      {stage > 1 && <P c="chain" d={`M384 506L371 ${end - 20}M416 506L429 ${end - 20}`} />}
    </>
  )
}

function Moat({ stage }: { stage: 1 | 2 | 3 }) {
  return (
    <>
      <P c="bank" d={UPPER + LOWER[stage]} />
      {stage === 1 ? <Ditch /> : <Water stage={stage} />}
      <Bridge stage={stage} />
      <Trees
        at={[
          [76, 428, 0.95],
          [98, 420, 0.75, 1],
          [724, 428, 0.95],
          [702, 420, 0.75, 1],
        ]}
      />
    </>
  )
}

export const Moats = memo(function Moats({ stage }: { stage: Stage }) {
  return <Group of="moats">{stage === 0 ? <Footing /> : <Moat stage={stage} />}</Group>
})
