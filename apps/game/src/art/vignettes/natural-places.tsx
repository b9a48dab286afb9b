import type { Landmark } from './landmark.ts'

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

const cave: Landmark = (p) => (
  <g stroke={p.k} strokeLinejoin="round">
    <path d="M-100 8L-76-44L-48-58L-22-92L14-84L46-62L72-48L104 8Z" fill={p.s4} />
    <path d="M14-84L46-62L72-48L104 8H54L40-40Z" fill={p.m3} />
    <path d="M-38 8Q-44-34-12-50Q22-54 36-20L40 8Z" fill={p.k} />
    <path d="M-20-46l4 14 5-15ZM2-49l3 17 6-15Z" fill={p.s4} stroke="none" />
    <path d="M-10-14h6v4h-6ZM10-14h6v4h-6Z" fill="#ffb02e" stroke="none" />
  </g>
)

const pillars: Landmark = (p) => (
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

export const NATURAL_PLACES = {
  pits,
  cellar,
  kilns,
  hives,
  mine,
  oak,
  cave,
  pillars,
  nest,
  geese,
  wolfRock,
  gallows,
} satisfies Record<string, Landmark>
