import { type Palette, palette, type TimeOfDay } from '../palette.ts'
import { r1, sequence } from '../random.ts'
import type { GroundName } from '../vignettes/grounds.tsx'
import { LANDMARKS } from '../vignettes/landmarks.ts'
import { sightOf } from '../vignettes/sights.ts'

/** Where and when a fight takes place. */
export type FightPlace = { time: TimeOfDay; missionKey: string | undefined }

/** Far hills, their snow and the nearer hills. */
const HILLS = {
  day: ['#8fa9cf', '#ffffff', '#7d9bb5'],
  dusk: ['#6f5a85', '#ffd9b0', '#574a70'],
  night: ['#26386b', '#7f97c8', '#1d2c56'],
} as const satisfies Record<TimeOfDay, readonly [string, string, string]>

/** Colours of the field from the horizon down, and of its blades of grass or stones. */
function soilOf(ground: GroundName | undefined, p: Palette): readonly [string, string, string, string] {
  if (ground === 'snow') return ['#ffffff', p.s1, p.a1, p.h1]
  if (ground === 'sand') return [p.f1, p.e1, p.e2, p.e3]
  if (ground === 'waste') return [p.s4, p.w3, p.w4, p.k]
  if (ground === 'town') return [p.s3, p.s4, p.m2, p.m3]
  return [p.g1, p.g3, p.g5, p.g5]
}

const next = sequence(91)

const GRASS = Array.from({ length: 120 }, () => {
  const y = 216 + next() * next() * 100
  const x = next() * 640
  const k = (y - 190) / 60
  return `M${r1(x)} ${r1(y)}l${r1(-k)} ${r1(-4 * k)}M${r1(x)} ${r1(y)}l${r1(1.2 * k)} ${r1(-4.6 * k)}`
}).join('')
const PATCHES = Array.from({ length: 16 }, () => ({ x: r1(next() * 640), y: r1(232 + next() * 80) }))
const COPSE = Array.from({ length: 19 }, (_, i) => ({
  x: i * 36 - 4,
  y: 206 + ((i * 7) % 5),
  r: 8 + ((i * 5) % 6),
}))
const FRINGE = Array.from(
  { length: 34 },
  (_, i) => `M${i * 20} ${319 - ((i * 13) % 9)}l${((i % 3) - 1) * 3}-9`,
).join('')
const STUCK = [
  [312, 262, -7],
  [326, 284, 7],
  [334, 258, 7],
] as const

/** The field at its hour: sky, hills, the place itself, grass, arrows left in the ground. */
export function Field({ uid, place }: { uid: string; place: FightPlace }) {
  const P = palette(place.time)
  const sight = sightOf(place.missionKey)
  const sunY = place.time === 'dusk' ? 168 : 84
  const [far, cap, near] = HILLS[place.time]
  const [light, middle, deep, blades] = soilOf(sight?.ground, P)
  return (
    <>
      <defs>
        <linearGradient id={`${uid}sky`} x2="0" y2="1">
          <stop stopColor={P.y1} />
          <stop offset=".4" stopColor={P.y2} />
          <stop offset=".75" stopColor={P.y3} />
          <stop offset="1" stopColor={P.y4} />
        </linearGradient>
        <linearGradient id={`${uid}grass`} x2="0" y2="1">
          <stop stopColor={light} />
          <stop offset=".5" stopColor={middle} />
          <stop offset="1" stopColor={deep} />
        </linearGradient>
        <radialGradient id={`${uid}sun`}>
          <stop stopColor={P.sun} stopOpacity=".9" />
          <stop offset="1" stopColor={P.sun} stopOpacity="0" />
        </radialGradient>
      </defs>
      <rect width="640" height="220" fill={`url(#${uid}sky)`} />
      <circle cx="320" cy={sunY} r={place.time === 'dusk' ? 160 : 84} fill={`url(#${uid}sun)`} />
      <circle cx="320" cy={sunY} r="26" fill={P.sun} />
      <g fill={P.cl} opacity=".7">
        <path d="M40 76q8-14 24-10q10-14 30-8q18-10 32 6q20-2 24 14ZM470 58q6-10 18-8q8-12 24-6q16-8 26 4q16-2 20 10Z" />
        <path opacity=".6" d="M190 40q6-8 16-6q8-8 20-4q12-4 18 10Z" />
      </g>
      <path
        fill={far}
        d="M0 176L20 170 74 112 128 168 180 132 236 176 300 152 352 186 404 150 462 178 520 118 572 170 640 122V240H0Z"
      />
      <path
        fill={cap}
        opacity=".5"
        d="M74 112l-14 15 9-2 5 8 7-8 10 5ZM520 118l-14 14 9-1 5 7 7-8 9 5ZM640 122l-14 15 8-2 6 6Z"
      />
      <path fill={near} d="M0 188L60 166 148 196 232 172 312 202 404 166 482 198 566 164 640 190V240H0Z" />
      <path fill={P.h3} d="M0 206Q110 190 220 203T500 200 640 204V250H0Z" />
      <g fill={P.x3}>
        {COPSE.map(({ x, y, r }) => (
          <circle key={x} cx={x} cy={y} r={r} />
        ))}
      </g>
      {sight && <g transform="translate(320 210) scale(.8)">{LANDMARKS[sight.landmark](P)}</g>}
      <path fill={`url(#${uid}grass)`} d="M0 213Q150 200 320 206T640 210V330H0Z" />
      <g fill={light} opacity=".35">
        {PATCHES.map(({ x, y }) => (
          <ellipse key={x} cx={x} cy={y} rx={r1(y / 10)} ry={r1(y / 70)} />
        ))}
      </g>
      <path stroke={blades} strokeWidth="1.1" strokeLinecap="round" opacity=".55" d={GRASS} />
      {STUCK.map(([x, y, lean]) => (
        <g key={x}>
          <path stroke="#4a2d14" strokeWidth="1.4" d={`M${x} ${y}l${lean}-17`} />
          <path fill="#f3ead2" d={`M${x + lean} ${y - 17}l-3-4 3 1 3-2-1 5Z`} />
        </g>
      ))}
    </>
  )
}

/** Grass between the viewer and the armies. */
export function Fringe({ place }: { place: FightPlace }) {
  const [, , , blades] = soilOf(sightOf(place.missionKey)?.ground, palette(place.time))
  return <path stroke={blades} strokeWidth="2" strokeLinecap="round" d={FRINGE} />
}
