import './damage.css'
import { P } from './parts/path.tsx'
import { Smoke } from './parts/smoke.tsx'
import type { Building, Stages } from './stages.ts'

/** Buildings that a raid can damage. */
export type Damaged = Extract<Building, 'walls' | 'moats' | 'stakes'>

const RUBBLE =
  'M286 536l8-9 10-2 4 7-6 7ZM306 541l5-10 11-3 8 6-3 9ZM328 542l4-8 12-4 9 6-2 8ZM346 545l9-6 9 3 1 5ZM296 546l9-5 7 4-5 5ZM318 549l7-5 9 3-6 5ZM338 551l8-4 8 3-7 4Z'

/** A breach between turret and gate, stones before it, and smoke. Higher walls break higher. */
function Breach({ grand }: { grand: boolean }) {
  const top = grand ? 478 : 481
  return (
    <>
      <P c="e3 k" d={`M297 ${top}l5 12-4 9 8 10-2 14 4 11h40l3-9-5-11 7-10-3-11 5-8-4-6Z`} />
      <P c="s4" d={`M297 ${top}l5 12-4 9 8 10-2 14 4 11h6l-3-12 3-14-7-9 4-10-4-11Z`} />
      <P c="e2" d="M310 533q18-9 36 1l1 5h-39Z" />
      <P c="s3 k2" d="M312 528l6-7 8 1 3 7ZM330 530l4-6 8 1 2 6Z" />
      <P c="crk" d="M292 500l-5 8 3 7-5 9M357 505l4 7-3 8" />
      <P c="s2 k" d={RUBBLE} />
      <P c="s1" d="M288 535l6-7 8-1-7 4ZM308 539l4-8 8-2-7 6ZM330 540l3-6 9-3-7 5Z" />
      <P c="w3 k2" d="M352 548l20-13 2 3-20 13ZM300 545l-20-6 1-3 20 6Z" />
      <Smoke x={326} y={516} />
    </>
  )
}

/** The banks have slid into the ditch, and planks of the bridge are missing. */
function FallenBanks() {
  return (
    <>
      <P c="e2 k2" d="M150 545q16-16 34-9q12-9 24 7q8 12-10 20q-30-4-48-18Z" />
      <P c="e3" d="M162 549q14-8 26-3q9-4 15 4q-18 8-41-1Z" />
      <P c="e2 k2" d="M452 580q12-15 30-11q12-7 26 3q9 7-5 12q-28 7-51-4Z" />
      <P c="s3 k2" d="M176 558l7-6 9 3-2 7-10 1ZM470 578l7-5 8 3-3 6-9 1ZM491 575l6-4 6 3-3 5Z" />
      <P c="win0" d="M385 572h13v7h-14ZM404 586h14l1 6h-15Z" />
      <P c="w3 k2" d="M352 590l22-9 2 3-22 9ZM436 584l18 7-1 3-18-7Z" />
    </>
  )
}

/** x, y and lean of stakes broken off. */
const STUMPS = [
  [322, 620, -8],
  [286, 615, 10],
  [250, 608, -14],
  [142, 556, -20],
  [116, 545, 8],
  [478, 620, 8],
  [514, 615, -12],
  [660, 552, 14],
  [686, 543, -8],
] as const

/** Splintered stumps, and the points beside them. */
function BrokenStakes() {
  return STUMPS.map(([x, y, lean]) => (
    <g key={x} transform={`translate(${x} ${y})`}>
      <g transform={`rotate(${lean})`}>
        <P c="w3 k2" d="M-2.4 0L-2-9 -1-6 .4-11 1.2-7 2.3-9 2.6 .5Z" />
      </g>
      <g transform={`translate(${lean} 5) rotate(${lean > 0 ? 74 : -68})`}>
        <P c="w2 k2" d="M-2 0L-1-12 1.2-18 2-12 2.2 .5Z" />
      </g>
    </g>
  ))
}

/** What a raid has left of a building, drawn over it in the 800 × 680 picture (`castleStages` lowers its stage). */
export function Damage({ of, stages }: { of: Damaged; stages: Stages }) {
  if (of === 'walls') return <Breach grand={stages.walls === 3} />
  if (of === 'moats') return <FallenBanks />
  return <BrokenStakes />
}
