import { BUILDINGS } from './buildings.tsx'
import type { Landmark } from './landmark.ts'

const tollBridge: Landmark = (p) => (
  <g stroke={p.k} strokeLinejoin="round" transform="scale(.86)">
    <path d="M-108 8Q0-52 108 8V18Q76-12 54 18H26Q0-22-26 18H-54Q-76-12-108 18Z" fill={p.s2} />
    <path d="M-24-22V-74H24V-22Z" fill={p.s3} />
    <path d="M-29-74v-11h11v6h12v-6h12v6h12v-6h11v11Z" fill={p.s2} />
    <path d="M-13-22V-44q13-14 26 0V-22Z" fill={p.w4} />
    <path d="M-4-66h8v10h-8Z" fill={p.win} />
    <path d="M30-22V-44M30-38L92-30" stroke={p.w1} strokeWidth="4" />
    <path d="M46-36l10 1.3M66-33.4l10 1.3" stroke={p.r2} strokeWidth="4" />
  </g>
)

const maze: Landmark = (p) => (
  <g stroke={p.k} strokeLinejoin="round">
    <path d="M-52-58V-74H-8V-58ZM10-58V-74H52V-58Z" fill={p.s2} />
    <path d="M-70-42V-58H28V-42ZM46-42V-58H70V-42Z" fill={p.s3} />
    <path d="M-86-24V-42H-30V-24ZM-8-24V-42H86V-24Z" fill={p.s2} />
    <path d="M-102 8V-24H102V8Z" fill={p.s3} />
    <path d="M-102-14H102M-70-24v10M-40-14V8M44-24v10M72-14V8" strokeWidth="1.4" />
    <path d="M-18 8V-14q18-16 36 0V8Z" fill={p.k} />
    <path d="M-9-30q-26 2-27-24q9 13 27 13h18q18 0 27-13q-1 26-27 24l-3 14h-12Z" fill={p.s1} />
  </g>
)

/** Where a head is, and how its neck bends on the way there. */
const HEADS = [
  [-88, -34, -64, 6],
  [-68, -66, -52, -14],
  [-38, -90, -36, -40],
  [2, -98, -6, -54],
  [38, -88, 34, -40],
  [68, -64, 54, -14],
  [90, -30, 66, 8],
] as const

const hydra: Landmark = (p) => (
  <g stroke={p.k} strokeLinejoin="round" strokeLinecap="round" transform="scale(.78)">
    <path d="M-52 10Q-44-24 0-26Q44-24 52 10Z" fill={p.x3} />
    {HEADS.map(([x, y, bendX, bendY]) => (
      <g key={x} fill="none">
        <path d={`M${x / 3}-8Q${bendX} ${bendY} ${x} ${y}`} strokeWidth="13" />
        <path d={`M${x / 3}-8Q${bendX} ${bendY} ${x} ${y}`} stroke={p.x2} strokeWidth="10" />
        <g transform={`translate(${x} ${y}) scale(${x < 0 ? -1 : 1} 1)`}>
          <path d="M-8 4Q-9-8 2-9Q12-9 20-3L9 1L18 6Q6 11-8 4Z" fill={p.x2} />
          <circle cx="3" cy="-4" r="2.2" fill={p.o2} stroke="none" />
        </g>
      </g>
    ))}
    <path d="M-30-2q30 9 60 0M-24-12q24 7 48 0" fill="none" strokeWidth="1.6" />
    <path d="M-76 11h52M-8 13h74" stroke={p.a1} strokeWidth="2.4" />
  </g>
)

const ARMS = [
  'M-84 12Q-112-30-76-58Q-54-70-46-52',
  'M-34 14Q-58-20-30-34',
  'M58 14Q34-30 70-44',
  'M92 12Q120-40 84-72Q62-84 56-66',
]

const kraken: Landmark = (p) => (
  <g strokeLinecap="round">
    <g transform="rotate(-9) scale(.86)">{BUILDINGS.ship(p)}</g>
    <g fill="none">
      {ARMS.map((arm) => (
        <g key={arm}>
          <path d={arm} stroke={p.k} strokeWidth="14" />
          <path d={arm} stroke={p.r2} strokeWidth="11" />
          <path d={arm} stroke={p.s1} strokeWidth="3" strokeDasharray=".1 8" />
        </g>
      ))}
    </g>
  </g>
)

export const BOSS_PLACES = { tollBridge, maze, hydra, kraken } satisfies Record<string, Landmark>
