import type { ReactNode } from 'react'
import type { Palette } from '../palette.ts'
import { Fire } from './land.tsx'

/** A landmark stands on 0, 0 and is up to 100 high. */
type Landmark = (p: Palette) => ReactNode

const mill: Landmark = (p) => (
  <g stroke={p.k} strokeLinejoin="round">
    <path d="M-20 0L-13-56H13L20 0Z" fill={p.s2} />
    <path d="M5 0V-56H13L20 0Z" fill={p.s3} />
    <path d="M-16-54L0-78L16-54Z" fill={p.r3} />
    <path d="M-6 0v-16q6-8 12 0V0Z" fill={p.w4} />
    <path d="M-4-34h7v8h-7Z" fill={p.win} />
    <g fill={p.s1} transform="rotate(20 0 -60)">
      <path d="M-2-62L-5-102H6L3-62ZM2-58L42-66V-55L2-56ZM-2-58L5-18H-6L-3-58ZM-2-62L-42-54V-65L-2-64Z" />
      <circle cy="-60" r="4" fill={p.w3} />
    </g>
  </g>
)

const pits: Landmark = (p) => (
  <g stroke={p.k} strokeLinejoin="round">
    <path d="M-96 6Q-84-26-30-30Q40-38 92-20Q110-6 100 8Z" fill={p.q1} />
    <ellipse cx="2" cy="-10" rx="72" ry="15" fill={p.q2} />
    <ellipse cx="4" cy="-7" rx="52" ry="10" fill={p.q3} />
    <ellipse cx="6" cy="-4" rx="30" ry="6" fill={p.a3} />
    <path d="M-60-30q14-26 34-2ZM46-30q20-30 44 4Z" fill={p.q1} />
    <path d="M-14-30l-16-32M-36-64l14-6 6 13-10 6Z" fill={p.m1} strokeWidth="3" />
    <path d="M30-26V-58M30-58h24M54-58v14M48-44h12l-2 9h-8Z" fill={p.w1} strokeWidth="2.4" />
  </g>
)

const cellar: Landmark = (p) => (
  <g stroke={p.k} strokeLinejoin="round">
    <path d="M-90 6Q-70-70 0-74Q70-70 92 6Z" fill={p.g3} />
    <path d="M-40 6V-34Q-20-60 0-60Q22-60 40-34V6Z" fill={p.s3} />
    <path d="M-28 6V-30Q-14-48 0-48Q16-48 28-30V6Z" fill={p.k} />
    <path d="M-22 6V-14h44V6Z" fill="#ffb454" opacity=".3" stroke="none" />
    {[
      [-14, -3],
      [10, -3],
      [-2, -21],
    ].map(([x, y]) => (
      <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
        <circle r="10" fill={p.w2} />
        <circle r="6.5" fill={p.w1} />
        <path d="M-2 0h4v5h-4Z" fill={p.w4} />
      </g>
    ))}
    <path d="M58 6q-9-18 0-30h18q9 12 0 30Z" fill={p.w2} />
    <path d="M54-4h26M54-15h26" stroke={p.m2} strokeWidth="3" />
    <path d="M-66 4v-46M-66-42h-20v16h20" fill={p.w1} strokeWidth="2.4" />
  </g>
)

const kilns: Landmark = (p) => (
  <g stroke={p.k} strokeLinejoin="round">
    {[
      [-46, 0.9],
      [0, 1.25],
      [50, 0.95],
    ].map(([x, s]) => (
      <g key={x} transform={`translate(${x} 2) scale(${s})`}>
        <path d="M-5-40q-14-18 0-30q12-14-2-28" fill="none" stroke={p.s1} strokeWidth="7" opacity=".45" />
        <path d="M-30 0Q-26-40 0-42Q26-40 30 0Z" fill={p.w4} />
        <path d="M-22-8L18-30M-14 0L24-18M-24-22L4-40" stroke={p.w3} strokeWidth="4" />
        <path d="M-6 0v-9q6-6 12 0v9Z" fill="#ff9a35" />
      </g>
    ))}
  </g>
)

const hives: Landmark = (p) => (
  <g stroke={p.k} strokeLinejoin="round">
    <path d="M-8 4L-5-62H9L14 4Z" fill={p.w3} />
    <g fill={p.x2}>
      <circle cx="-20" cy="-70" r="24" />
      <circle cx="18" cy="-82" r="27" />
      <circle cx="44" cy="-62" r="20" />
    </g>
    {[
      [-48, 0],
      [50, 2],
      [84, -2],
    ].map(([x, y]) => (
      <g key={x} transform={`translate(${x} ${y})`}>
        <path d="M-14 0V-30q14-16 28 0V0Z" fill={p.o2} />
        <path d="M-14-10h28M-14-20h28" stroke={p.o3} strokeWidth="2" />
        <path d="M-19-28L0-46L19-28Z" fill={p.t3} />
        <circle cy="-14" r="4" fill={p.w4} />
      </g>
    ))}
  </g>
)

const mine: Landmark = (p) => (
  <g stroke={p.k} strokeLinejoin="round">
    <path d="M-120 8Q-84-40-40-76Q-8-96 34-78Q80-54 118 8Z" fill={p.q2} />
    <path d="M10-86Q60-70 118 8H60Q50-50 10-86Z" fill={p.q3} />
    <path d="M-20 8V-32h44V8Z" fill={p.k} />
    <path d="M-26 8V-38h7V8ZM23 8V-38h7V8ZM-32-46h70v9h-70Z" fill={p.w2} />
    <path d="M44 8l5-20h30l5 20Z" fill={p.m2} />
    <path d="M50-12q13-14 28 0Z" fill={p.q1} />
    <circle cx="54" cy="9" r="5" fill={p.m3} />
    <circle cx="75" cy="9" r="5" fill={p.m3} />
  </g>
)

const palisade: Landmark = (p) => (
  <g stroke={p.k} strokeLinejoin="round">
    <path d="M-34-40L0-72L36-40Z" fill={p.t3} />
    <path
      d="M-92 6V-34l8-11 8 11v-4l8-11 8 11v-3l8-11 8 11V6ZM36 6V-45l8-11 8 11v5l8-11 8 11v4l8-11 8 11V6Z"
      fill={p.w2}
    />
    <path d="M-44 6V-40h80V6Z" fill={p.w3} />
    <path d="M-22 6V-26q18-14 38 0V6Z" fill={p.k} />
    <path d="M-58-46V-92M-58-92h30l-8 9 8 9h-30" fill={p.b2} strokeWidth="2.2" />
    <Fire x={72} y={10} />
  </g>
)

const well: Landmark = (p) => (
  <g stroke={p.k} strokeLinejoin="round">
    <path d="M-34 6V-22h68V6Z" fill={p.s3} />
    <path d="M-34-8h68M-18-22v14M4-22v14M20-8V6M-8-8V6" strokeWidth="1.4" />
    <ellipse cy="-22" rx="34" ry="7" fill={p.k} />
    <path d="M-30-22V-66h6v44ZM24-22V-66h6v44Z" fill={p.w2} />
    <path d="M-44-62L0-90L44-62Z" fill={p.q2} />
    <path d="M-24-52H24M0-52V-30M-6-30H6l-2 10h-8Z" fill={p.w1} strokeWidth="2.4" />
  </g>
)

const inn: Landmark = (p) => (
  <g stroke={p.k} strokeLinejoin="round">
    <path d="M-56 6V-36H40V6Z" fill={p.e1} />
    <path d="M-56-16H40M-30-36V6M14-36V6" stroke={p.w3} strokeWidth="4" />
    <path d="M-68-34L-44-76H28L52-34Z" fill={p.q2} />
    <path d="M10-76V-94h12v18Z" fill={p.s3} />
    <path d="M-14 6V-14h16V6Z" fill={p.w4} />
    <path d="M-48-30h12v10h-12ZM20-30h12v10H20Z" fill={p.win} />
    <path d="M52 6V-60M52-60h28M72-60v8M60-52h24v20H60Z" fill={p.o2} strokeWidth="2.4" />
  </g>
)

const fortress: Landmark = (p) => (
  <g stroke={p.k} strokeLinejoin="round">
    <path d="M-70 8V-46h140V8Z" fill={p.s2} />
    <path d="M-70-46v-9h12v9h12v-9h12v9h12v-9h12v9h12v-9h12v9h12v-9h12v9h12v-9h12v9h8v-9h12v9Z" fill={p.s2} />
    <path d="M-92 8V-76h34V8ZM58 8V-76h34V8Z" fill={p.s2} />
    <path d="M-70 8V-76h12V8ZM80 8V-76h12V8Z" fill={p.s3} />
    <path d="M-96-76L-75-102L-54-76ZM54-76L75-102L96-76Z" fill={p.r2} />
    <path d="M-18 8V-20q18-18 36 0V8Z" fill={p.w4} />
    <path d="M-78-54h7v12h-7ZM71-54h7v12h-7Z" fill={p.win} />
  </g>
)

const tower: Landmark = (p) => (
  <g stroke={p.k} strokeLinejoin="round">
    <path d="M-44 8Q-30-16 0-18Q34-16 48 8Z" fill={p.s4} />
    <path d="M-18-6L-14-74H14L18-6Z" fill={p.s2} />
    <path d="M4-6L3-74H14L18-6Z" fill={p.s3} />
    <path d="M-22-72v-12h9v5h9v-5h9v5h8v-5h9v12Z" fill={p.s2} />
    <path d="M-20-84L0-112L22-84Z" fill={p.r3} />
    <path d="M-5-56h9v13h-9Z" fill={p.win} />
    <path d="M-6-6V-20q6-7 12 0v14Z" fill={p.w4} />
  </g>
)

const oak: Landmark = (p) => (
  <g stroke={p.k} strokeLinejoin="round">
    <path d="M-34 8Q-16-8-18-50L-46-70L-12-62L0-92L12-62L46-74L20-50Q18-6 38 8Z" fill={p.w3} />
    <g fill={p.x3}>
      <circle cx="-46" cy="-72" r="28" />
      <circle cx="46" cy="-72" r="30" />
    </g>
    <g fill={p.x2}>
      <circle cx="0" cy="-92" r="32" />
      <circle cx="-26" cy="-84" r="20" />
    </g>
    <ellipse cx="1" cy="-24" rx="9" ry="15" fill={p.k} />
    <path d="M-3-28h3M4-28h3" stroke={p.o1} strokeWidth="3" />
  </g>
)

const tents: Landmark = (p) => (
  <g stroke={p.k} strokeLinejoin="round">
    <path d="M-84 8L-52-46L-20 8Z" fill={p.b1} />
    <path d="M-52-46L-40 8H-62Z" fill={p.k} />
    <path d="M-20 8L18-70L58 8Z" fill={p.s1} />
    <path d="M18-70L30 8H6Z" fill={p.b2} />
    <path d="M58 8L82-34L106 8Z" fill={p.r2} />
    <path d="M18-70V-94M18-94h26l-8 7 8 7H18" fill={p.o2} strokeWidth="2" />
    <Fire x={-4} y={12} />
  </g>
)

const ship: Landmark = (p) => (
  <g stroke={p.k} strokeLinejoin="round">
    <path
      d="M-70-14Q-76-50-92-54Q-70-62-60-36Q-40-18 0-18Q44-18 62-38Q70-58 88-52Q74-44 70-16Q50 10 0 10Q-52 10-70-14Z"
      fill={p.w2}
    />
    <path d="M-62-10Q-40 2 0 2Q44 2 64-12" fill="none" stroke={p.w4} strokeWidth="2" />
    <path d="M-2-18V-92h5v74Z" fill={p.w3} />
    <path d="M-36-84H40Q48-56 38-36H-34Q-26-60-36-84Z" fill={p.s1} />
    <path d="M-20-84Q-12-60-18-36H-4V-84ZM12-84Q20-60 14-36H28Q34-60 28-84Z" fill={p.b1} stroke="none" />
    <g fill={p.o2}>
      <circle cx="-40" cy="-12" r="7" />
      <circle cx="-14" cy="-6" r="7" />
      <circle cx="14" cy="-6" r="7" />
      <circle cx="42" cy="-12" r="7" />
    </g>
  </g>
)

const cave: Landmark = (p) => (
  <g stroke={p.k} strokeLinejoin="round">
    <path d="M-100 8L-76-44L-48-58L-22-92L14-84L46-62L72-48L104 8Z" fill={p.s4} />
    <path d="M14-84L46-62L72-48L104 8H54L40-40Z" fill={p.m3} />
    <path d="M-38 8Q-44-34-12-50Q22-54 36-20L40 8Z" fill={p.k} />
    <path d="M-20-46l4 14 5-15ZM2-49l3 17 6-15Z" fill={p.s4} stroke="none" />
    <path d="M-10-14h6v4h-6ZM10-14h6v4h-6Z" fill="#ffb02e" stroke="none" />
  </g>
)

const church: Landmark = (p) => (
  <g stroke={p.k} strokeLinejoin="round">
    <path d="M-60 8V-40H30V8Z" fill={p.s2} />
    <path d="M-68-38L-50-64H30V-38Z" fill={p.q2} />
    <path d="M30 8V-70h30V8Z" fill={p.s2} />
    <path d="M50 8V-70h10V8Z" fill={p.s3} />
    <path d="M26-70L45-104L64-70Z" fill={p.r3} />
    <path d="M45-104v-12M40-111h10" stroke={p.o2} strokeWidth="2.4" />
    <path d="M38-60h14v14q-7 6-14 0Z" fill={p.win} />
    <path d="M-46 0v-20q5-7 10 0V0ZM-22 0v-20q5-7 10 0V0ZM2 0v-20q5-7 10 0V0Z" fill={p.win} />
  </g>
)

const ruins: Landmark = (p) => (
  <g stroke={p.k} strokeLinejoin="round">
    <path
      d="M-84 8V-62h16l3 9 8-5V8ZM-36 8V-34l12-6 6 8V8ZM24 8V-80h12l4 8 6-3V8ZM66 8V-48h16V8Z"
      fill={p.s3}
    />
    <path d="M-66 8V-53l9-5V8ZM38 8V-72l8-3V8ZM76 8V-48h6V8Z" fill={p.s4} />
    <path d="M-92-60h40v-9h-40ZM18-80h34v-9H18Z" fill={p.s2} />
    <path d="M-14 8q8-12 20-4l8 4Z" fill={p.s4} />
  </g>
)

const huts: Landmark = (p) => (
  <g stroke={p.k} strokeLinejoin="round">
    <path d="M-60 8A46 46 0 0 1 32 8Z" fill={p.s1} />
    <path d="M-52-14h78M-40-28h54M-14-38V8" stroke={p.h2} strokeWidth="1.6" fill="none" />
    <path d="M-26 8v-16q12-12 24 0V8Z" fill={p.k} />
    <path d="M44 8L70-56L96 8Z" fill={p.w1} />
    <path d="M64-42L70-70L76-42" fill="none" strokeWidth="2.4" />
    <path d="M62 8L70-20L79 8Z" fill={p.k} />
  </g>
)

const nest: Landmark = (p) => (
  <g stroke={p.k} strokeLinejoin="round">
    <path d="M-60 8L-30-52L-8-60L14-56L40-20L62 8Z" fill={p.s4} />
    <path d="M14-56L40-20L62 8H20Z" fill={p.m3} />
    <path d="M-42-54Q-8-40 30-56L20-72Q-8-62-32-70Z" fill={p.w2} />
    <path d="M-40-58L26-62M-34-66L22-70" stroke={p.w4} strokeWidth="2" />
    <ellipse cx="-14" cy="-72" rx="7" ry="9" fill={p.s1} />
    <ellipse cx="2" cy="-73" rx="7" ry="9" fill={p.s2} />
  </g>
)

const geese: Landmark = (p) => (
  <g stroke={p.k} strokeLinejoin="round">
    {[
      [-58, 0, 1.1],
      [-6, 10, 1.4],
      [52, -2, 1.2],
      [92, 8, 1],
    ].map(([x, y, s]) => (
      <g key={x} transform={`translate(${x} ${y}) scale(${s})`}>
        <path d="M-22-12Q-10-26 8-20Q10-40 6-46Q8-54 16-52Q22-48 18-42Q20-22 14-12Q-4 2-22-12Z" fill={p.s1} />
        <path d="M18-49l9 3-9 3Z" fill={p.o2} />
        <path d="M-14-14Q-2-20 8-14Q-2-6-14-14Z" fill={p.s2} />
        <path d="M-4-4v6M4-5v7" stroke={p.o3} strokeWidth="2" />
      </g>
    ))}
  </g>
)

const wagons: Landmark = (p) => (
  <g stroke={p.k} strokeLinejoin="round">
    {[-52, 22].map((x) => (
      <g key={x} transform={`translate(${x} 0)`}>
        <path d="M-30-10l4-16h50l4 16Z" fill={p.w2} />
        <path d="M-26-26q6-26 24-30q20 2 26 30Z" fill={p.s1} />
        <path d="M-10-34l8-14 9 14Z" fill={p.s2} />
        <circle cx="-16" cy="-4" r="10" fill={p.w3} />
        <circle cx="15" cy="-4" r="10" fill={p.w3} />
        <path d="M-26-4h20M-16-14v20M5-4h20M15-14v20" stroke={p.w1} strokeWidth="1.6" />
      </g>
    ))}
    <path d="M62 6q14-34 32 0Z" fill={p.s1} />
  </g>
)

const wolfRock: Landmark = (p) => (
  <g stroke={p.k} strokeLinejoin="round">
    <path d="M-70 8L-56-24L-20-44L30-40L52-18L70 8Z" fill={p.s4} />
    <path d="M30-40L52-18L70 8H30Z" fill={p.m3} />
    <path
      d="M-22-42L-20-62Q-30-60-38-66Q-28-68-20-74Q0-80 10-84L20-104L22-92L30-96L26-84Q20-70 18-62L20-42H13L8-58L-8-58L-14-42Z"
      fill={p.m3}
    />
  </g>
)

const gallows: Landmark = (p) => (
  <g stroke={p.k} strokeLinejoin="round">
    <path d="M-90 8Q-20-22 80 8Z" fill={p.g4} />
    <path d="M-36-4V-92h8V-4ZM-44-96h74v8h-74ZM-28-72l22-16h9l-31 23Z" fill={p.w3} />
    <path d="M18-88v18M18-70a8 9 0 1 0 .1 0" fill="none" stroke={p.e1} strokeWidth="2.4" />
    <path d="M-20-98q6-12 16-8l8 2-8 3q-6 6-16 3ZM46-58q6-10 14-7l8 2-8 3q-5 5-14 2Z" fill={p.k} />
  </g>
)

export const LANDMARKS = {
  mill,
  pits,
  cellar,
  kilns,
  hives,
  mine,
  palisade,
  well,
  inn,
  fortress,
  tower,
  oak,
  tents,
  ship,
  cave,
  church,
  ruins,
  huts,
  nest,
  geese,
  wagons,
  wolfRock,
  gallows,
} satisfies Record<string, Landmark>

export type LandmarkName = keyof typeof LANDMARKS
