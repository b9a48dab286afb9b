import type { ReactNode } from 'react'
import type { Palette } from '../palette.ts'
import { r1, sequence } from '../random.ts'
import { Cottage, Fire, Firs, Peak, Ridge } from './land.tsx'

export type VignetteKind = 'mountains' | 'forest' | 'river' | 'village' | 'swamp' | 'road'
type Place = (p: Palette) => ReactNode

const mountains: Place = (p) => (
  <>
    <Peak x={120} y={22} w={130} fill={p.h2} snow={p.s1} />
    <Peak x={306} y={38} w={118} fill={p.h3} snow={p.s1} />
    <Ridge y={140} swell={10} fill={p.g3} seed={31} />
    <path
      d="M170 180C190 160 232 154 216 140S226 124 222 114"
      stroke={p.e1}
      strokeWidth="8"
      fill="none"
      strokeLinecap="round"
    />
    <g stroke={p.k} strokeLinejoin="round">
      <path d="M258 132V86h28v46Z" fill={p.s2} />
      <path d="M276 132V86h10v46Z" fill={p.s3} />
      <path d="M254 88V77h7v5h6v-5h9v5h6v-5h8v11Z" fill={p.s2} />
      <path d="M266 132v-14a5 5 0 0 1 10 0v14Z" fill={p.w4} />
    </g>
    <path d="M269 104v-7h4v7Z" fill={p.win} />
    <Firs
      p={p}
      at={[
        [24, 168, 46],
        [60, 174, 54],
        [96, 170, 40],
        [316, 170, 44],
        [348, 174, 56],
        [384, 168, 46],
      ]}
    />
  </>
)

const backRow = sequence(17)
const WOOD = Array.from(
  { length: 17 },
  (_, i) => [r1(i * 26 + backRow() * 10 - 8), r1(136 + backRow() * 6), r1(38 + backRow() * 22)] as const,
)

const forest: Place = (p) => (
  <>
    <Ridge y={126} swell={8} fill={p.h4} seed={23} />
    <Firs p={p} at={WOOD} />
    <Ridge y={148} swell={6} fill={p.g3} seed={29} />
    <g stroke={p.k} strokeLinejoin="round">
      <path d="M232 162l18-28 18 28Z" fill={p.b1} />
      <path d="M250 134l5 28h-11Z" fill={p.k} />
      <path d="M276 166l13-21 13 21Z" fill={p.e2} />
    </g>
    <Fire x={214} y={166} />
    <Firs
      p={p}
      at={[
        [8, 178, 74],
        [46, 176, 60],
        [88, 180, 70],
        [128, 176, 52],
        [330, 178, 64],
        [362, 180, 78],
        [396, 176, 66],
      ]}
    />
  </>
)

const river: Place = (p) => (
  <>
    <Ridge y={122} swell={9} fill={p.h4} seed={37} />
    <Firs
      p={p}
      at={[
        [20, 136, 30],
        [40, 138, 36],
        [62, 135, 28],
        [340, 136, 34],
        [364, 138, 40],
        [388, 135, 30],
      ]}
    />
    <Ridge y={138} swell={5} fill={p.g2} seed={41} />
    <path
      d="M226 137Q206 144 222 150T168 167Q120 173 92 180H344Q334 171 296 164T250 150Q240 144 240 137Z"
      fill={p.a2}
      stroke={p.e3}
      strokeWidth="2"
    />
    <path
      d="M222 144h14M178 165h40M236 166h46M140 174h60M220 175h76"
      stroke={p.a1}
      strokeWidth="1.5"
      strokeLinecap="round"
    />
    <g stroke={p.k} strokeLinejoin="round">
      <path
        d="M138 160Q210 124 304 156V163Q262 142 250 164H238Q226 138 200 166H188Q176 146 138 167Z"
        fill={p.s2}
      />
      <path d="M136 157Q210 121 306 153V158Q210 127 136 162Z" fill={p.s3} />
    </g>
    <path
      d="M46 178q1-15-3-26M54 179q0-14 5-24M62 179q1-10 0-20M344 178q0-16-5-26M354 179q1-14 6-25"
      stroke={p.x3}
      strokeWidth="2.4"
      fill="none"
      strokeLinecap="round"
    />
    <path
      d="M42 154v-8M59 157v-8M338 154v-8M361 156v-8"
      stroke={p.w3}
      strokeWidth="4"
      strokeLinecap="round"
    />
  </>
)

const village: Place = (p) => (
  <>
    <Ridge y={122} swell={8} fill={p.h4} seed={43} />
    <path d="M0 138q60-14 120-10l-50 18H0ZM280 132q70-6 120-2v16l-90 2Z" fill={p.f1} />
    <Ridge y={146} swell={7} fill={p.g2} seed={47} />
    <g stroke={p.k} strokeLinejoin="round">
      <path d="M196 142v-46h20v46Z" fill={p.s2} />
      <path d="M208 142v-46h8v46Z" fill={p.s3} />
      <path d="M192 98l14-36 14 36Z" fill={p.r2} />
    </g>
    <path d="M206 62v-11m-4 4h8" stroke={p.o2} strokeWidth="2" />
    <path d="M203 116v-8h6v8Z" fill={p.win} />
    <Cottage x={100} y={154} s={0.9} roof={p.q1} p={p} />
    <Cottage x={230} y={152} s={0.9} roof={p.t2} p={p} />
    <Cottage x={296} y={160} s={1.05} roof={p.q1} p={p} />
    <Cottage x={158} y={168} s={1.1} roof={p.t2} p={p} />
    <path d="M214 180q12-14 6-22t10-14" stroke={p.e1} strokeWidth="8" fill="none" strokeLinecap="round" />
    <path
      d="M40 172v-14M56 174v-14M72 176v-14M88 178v-14M36 163l58 7M36 169l58 7"
      stroke={p.w2}
      strokeWidth="2.4"
      strokeLinecap="round"
    />
    <Firs
      p={p}
      at={[
        [16, 172, 54],
        [382, 172, 58],
      ]}
    />
  </>
)

const reedsAt = sequence(53)
const REEDS = Array.from(
  { length: 30 },
  () => `M${r1(reedsAt() * 400)} 179q1-14 ${r1(reedsAt() * 6 - 3)}-${r1(16 + reedsAt() * 12)}`,
).join('')

const swamp: Place = (p) => (
  <>
    <Ridge y={126} swell={7} fill={p.h3} seed={59} />
    <path d="M0 180V142Q100 130 200 140T400 136V180Z" fill={p.a3} />
    <path
      d="M20 152h70M120 164h90M240 150h60M300 168h80M160 148h30"
      stroke={p.a1}
      strokeWidth="2"
      opacity=".5"
      strokeLinecap="round"
    />
    <g fill={p.g4}>
      <ellipse cx="70" cy="166" rx="62" ry="8" />
      <ellipse cx="214" cy="158" rx="46" ry="6" />
      <ellipse cx="334" cy="160" rx="58" ry="8" />
    </g>
    <g stroke={p.w4} fill="none" strokeLinecap="round">
      <path strokeWidth="7" d="M66 166q6-30-2-62" />
      <path strokeWidth="3.5" d="M64 106l-18-24M65 116l20-26M84 92l2-12M48 86l-14 0M66 134l-20-8" />
      <path strokeWidth="6" d="M336 160q-6-26 4-50" />
      <path strokeWidth="3" d="M340 112l18-22M338 124l-22-20M317 106l-4-14M356 94l14 2" />
    </g>
    <g stroke={p.k} strokeLinejoin="round">
      <path d="M196 158v-12h4v12ZM226 158v-12h4v12Z" fill={p.w3} />
      <path d="M190 147V128h46v19Z" fill={p.w2} />
      <path d="M182 130l31-22 31 22Z" fill={p.t3} />
      <path d="M206 147v-12h12v12Z" fill={p.w4} />
      <path d="M222 142v-8h8v8Z" fill="#c5ec97" />
    </g>
    <g fill={p.s1} opacity=".26">
      <ellipse cx="110" cy="142" rx="96" ry="8" />
      <ellipse cx="306" cy="136" rx="104" ry="7" />
    </g>
    <path d={REEDS} stroke={p.x2} strokeWidth="1.7" fill="none" strokeLinecap="round" />
  </>
)

const road: Place = (p) => (
  <>
    <Ridge y={124} swell={9} fill={p.h4} seed={61} />
    <Ridge y={138} swell={6} fill={p.g2} seed={67} />
    <path
      d="M150 180C170 158 262 160 236 146S196 138 214 128H222C214 138 268 138 276 150S250 164 250 180Z"
      fill={p.e1}
      stroke={p.e3}
    />
    <path
      d="M182 180C196 166 262 162 252 150M216 180C222 168 262 166 262 154"
      stroke={p.e3}
      strokeWidth="1.4"
      fill="none"
      opacity=".6"
    />
    <Firs
      p={p}
      at={[
        [30, 150, 44],
        [58, 152, 36],
        [340, 148, 40],
        [370, 152, 50],
      ]}
    />
    <g stroke={p.k} strokeLinejoin="round">
      <path d="M110 172V126h5v46Z" fill={p.w2} />
      <path d="M96 128h34l8 6-8 6H96ZM84 146h36v11H84l-7-5.5Z" fill={p.w1} />
      <path d="M266 134q-3-9-13-9h-13l-6-11-8 3-5 8 4 3 6-2 3 8v17h4l2-14h12l2 14h4l1-12 4-4Z" fill={p.w3} />
      <path d="M276 133v-15q8-4 16 0v15ZM294 133v-15q8-4 16 0v15ZM312 133v-15q8-4 16 0v15Z" fill={p.o3} />
      <path d="M285 116v-14q8-4 16 0v14ZM303 116v-14q8-4 16 0v14Z" fill={p.o2} />
      <path d="M270 146V132H334V146Z" fill={p.w1} />
      <path d="M270 139H334" fill="none" />
      <circle cx="286" cy="148" r="11" fill={p.w3} />
      <circle cx="320" cy="148" r="11" fill={p.w3} />
    </g>
    <path d="M277 148h18M286 139v18M311 148h18M320 139v18" stroke={p.w1} strokeWidth="1.6" />
    <path d="M270 138L244 132" stroke={p.w2} strokeWidth="2.4" />
    <path d="M20 180q4-10 12-6q6-8 14 0q8-2 10 6ZM352 180q6-12 16-6q8-8 16 2q8-2 10 4Z" fill={p.x3} />
  </>
)

export const PLACES: Record<VignetteKind, Place> = { mountains, forest, river, village, swamp, road }
