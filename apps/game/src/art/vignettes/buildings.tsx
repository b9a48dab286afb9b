import { Fire } from './land.tsx'
import type { Landmark } from './landmark.ts'

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

const wagons: Landmark = (p) => (
  <g stroke={p.k} strokeLinejoin="round">
    {[-52, 22].map((x) => (
      <g key={x} transform={`translate(${x} 0)`}>
        <path d="M-30-10l4-16h50l4 16Z" fill={p.w2} />
        <path d="M-26-26q-3-18 6-20l3-6h6l3 6q8 4 6 20ZM-1-26q-3-18 6-20l3-6h6l3 6q8 4 6 20Z" fill={p.s1} />
        <path d="M-18-46h12M7-46h12" />
        <circle cx="-16" cy="-4" r="10" fill={p.w3} />
        <circle cx="15" cy="-4" r="10" fill={p.w3} />
        <path d="M-26-4h20M-16-14v20M5-4h20M15-14v20" stroke={p.w1} strokeWidth="1.6" />
      </g>
    ))}
  </g>
)

export const BUILDINGS = {
  mill,
  palisade,
  well,
  inn,
  fortress,
  tower,
  tents,
  ship,
  church,
  huts,
  wagons,
} satisfies Record<string, Landmark>
