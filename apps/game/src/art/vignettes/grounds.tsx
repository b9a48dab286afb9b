import type { ReactNode } from 'react'
import type { Palette } from '../palette.ts'
import { Firs, Peak, Ridge } from './land.tsx'

/** Open land, in which a landmark stands. */
type Ground = (p: Palette) => ReactNode

const SIDES = [
  [16, 168, 60],
  [52, 172, 46],
  [88, 170, 36],
  [366, 170, 48],
  [392, 168, 58],
] as const

const meadow: Ground = (p) => (
  <>
    <Ridge y={122} swell={8} fill={p.h4} seed={43} />
    <path d="M0 140q60-14 130-8l-60 16H0Z" fill={p.f1} />
    <Ridge y={140} swell={6} fill={p.g2} seed={47} />
    <Firs p={p} at={SIDES} />
  </>
)

const wood: Ground = (p) => (
  <>
    <Ridge y={124} swell={8} fill={p.h4} seed={23} />
    <Firs
      p={p}
      at={[10, 38, 62, 92, 118, 146, 174, 330, 352, 378, 398].map(
        (x, index) => [x, 140 + (index % 3) * 3, 44 + ((index * 7) % 5) * 5] as const,
      )}
    />
    <Ridge y={146} swell={6} fill={p.g3} seed={29} />
    <Firs p={p} at={SIDES} />
  </>
)

const water: Ground = (p) => (
  <>
    <Ridge y={118} swell={9} fill={p.h4} seed={37} />
    <path d="M0 180V134Q110 124 210 130T400 126V180Z" fill={p.a2} />
    <path
      d="M16 146h60M110 158h80M240 150h90M300 166h80M60 170h70"
      stroke={p.a1}
      strokeWidth="2"
      strokeLinecap="round"
    />
    <path d="M0 180q20-18 84-14t60 14ZM330 180q24-14 70-10v10Z" fill={p.g3} />
  </>
)

const fen: Ground = (p) => (
  <>
    <Ridge y={126} swell={7} fill={p.h3} seed={59} />
    <path d="M0 180V142Q100 130 200 140T400 136V180Z" fill={p.a3} />
    <g fill={p.g4}>
      <ellipse cx="60" cy="164" rx="62" ry="8" />
      <ellipse cx="372" cy="160" rx="48" ry="7" />
    </g>
    <g stroke={p.w4} fill="none" strokeLinecap="round">
      <path strokeWidth="7" d="M56 164q6-30-2-62" />
      <path strokeWidth="3.5" d="M54 104l-18-24M55 114l20-26M74 90l2-12M56 132l-20-8" />
      <path strokeWidth="6" d="M376 158q-6-26 4-50" />
      <path strokeWidth="3" d="M380 110l14-22M378 122l-22-20" />
    </g>
    <path
      d="M96 180q1-16-3-28M104 180q0-16 5-26M112 180q1-12 0-22M330 180q0-18-5-28M340 180q1-16 6-27"
      stroke={p.x3}
      strokeWidth="2.4"
      fill="none"
      strokeLinecap="round"
    />
  </>
)

const highland: Ground = (p) => (
  <>
    <Peak x={130} y={26} w={126} fill={p.h2} snow={p.s1} />
    <Peak x={330} y={40} w={110} fill={p.h3} snow={p.s1} />
    <Ridge y={136} swell={10} fill={p.g4} seed={31} />
    <Ridge y={148} swell={6} fill={p.g3} seed={71} />
  </>
)

const snow: Ground = (p) => (
  <>
    <Peak x={90} y={44} w={110} fill={p.h1} snow="#fff" />
    <Ridge y={126} swell={8} fill={p.a1} seed={73} />
    <Ridge y={142} swell={6} fill={p.s1} seed={79} />
    <Firs p={p} at={SIDES.slice(0, 2)} />
  </>
)

const sand: Ground = (p) => (
  <>
    <Ridge y={122} swell={12} fill={p.f4} seed={83} />
    <Ridge y={142} swell={8} fill={p.e1} seed={89} />
    <path d="M20 160q50-10 110 0M240 166q60-10 120-2" stroke={p.e3} strokeWidth="1.6" fill="none" />
  </>
)

const waste: Ground = (p) => (
  <>
    <Peak x={104} y={40} w={120} fill={p.m2} snow={p.q2} />
    <Ridge y={126} swell={10} fill={p.s4} seed={97} />
    <Ridge y={144} swell={6} fill={p.w4} seed={101} />
    <path
      d="M40 150q-4-26 4-44M44 120l-16-16M43 128l16-18M372 156q6-24-2-40M370 130l14-14"
      stroke={p.k}
      strokeWidth="4"
      fill="none"
      strokeLinecap="round"
    />
  </>
)

const town: Ground = (p) => (
  <>
    <Ridge y={120} swell={6} fill={p.h3} seed={103} />
    <g fill={p.m2} stroke={p.k} strokeLinejoin="round">
      <path d="M0 146V108l18-16 18 16v-14h26v14l20-24 20 24v12h30v26ZM300 146v-22h24v-20l16-18 16 18v8h44v34Z" />
    </g>
    <path d="M22 118h6v8h-6ZM84 122h6v8h-6ZM336 116h6v8h-6Z" fill={p.win} />
    <Ridge y={144} swell={3} fill={p.s4} seed={107} />
  </>
)

export const GROUNDS = { meadow, wood, water, fen, highland, snow, sand, waste, town } satisfies Record<
  string,
  Ground
>

export type GroundName = keyof typeof GROUNDS
