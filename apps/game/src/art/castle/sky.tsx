import { r1, sequence } from '../random.ts'
import { useScene } from './castle-ids.ts'
import { P } from './parts/path.tsx'

const next = sequence(77)
const STARS = Array.from({ length: 36 }, () => ({ x: next() * 800, y: next() * next() * 290, k: next() }))
const SMALL = STARS.filter((s) => s.k <= 0.72)
  .map((s) => `M${r1(s.x)} ${r1(s.y)}h.01`)
  .join('')
const LARGE = STARS.filter((s) => s.k > 0.72)
  .map(({ x, y, k }) => {
    const e = 2.2 + k * 2.6
    const a = r1(e * 0.24)
    const b = r1(e * 0.76)
    return `M${r1(x)} ${r1(y - e)}l${a} ${b} ${b} ${a} ${-b} ${a} ${-a} ${b} ${-a} ${-b} ${-b} ${-a} ${b} ${-a}Z`
  })
  .join('')

const RAYS = Array.from({ length: 16 }, (_, i) => {
  const q = (i * Math.PI) / 8
  const R = i % 2 ? 44 : 54
  const at = (angle: number, radius: number) =>
    `${r1(Math.cos(angle) * radius)} ${r1(Math.sin(angle) * radius)}`
  return `M${at(q - 0.1, 31)}L${at(q, R)}L${at(q + 0.1, 31)}Z`
}).join('')

function Sun() {
  return (
    <>
      <P c="o2" d={RAYS} />
      <circle className="o1 disc" r="27" />
      <P c="mf" d="M-11-5q4-4 8 0M3-5q4-4 8 0M0-3q-4 7 0 8M-7 11q7 5 14 0" />
    </>
  )
}

function Moon() {
  return (
    <>
      <circle className="sunny" r="30" />
      <P c="o2" o={0.5} d="M8-29A30 30 0 1 1-26 15A27 27 0 0 0 8-29Z" />
      <P c="mf" d="M-4-8q-4-3-8 0M-3-3q-4 2-8 0M-13-4q-5 8-1 10M-4 13q-6 3-10 0" />
    </>
  )
}

function Cloud({ x, y, k }: { x: number; y: number; k: number }) {
  return (
    <g className="cl" transform={`translate(${x} ${y}) scale(${k})`}>
      <path d="M0 0q8-16 26-12q10-18 32-10q20-12 34 6q22-4 26 16Z" />
      <path className="y3" opacity=".5" d="M8-1q10-9 24-5q12-9 28-3q18-7 28 8Z" />
    </g>
  )
}

const LIGHTS = { day: [168, 104], dusk: [150, 232], night: [640, 92] } as const

export function Sky() {
  const { time } = useScene()
  const [x, y] = LIGHTS[time]
  return (
    <>
      <rect width="800" height="680" className="sky" />
      <g className="arc">
        <circle cx="400" cy="372" r="318" />
        <circle cx="400" cy="372" r="330" />
        <circle cx="400" cy="372" r="372" />
        <circle cx="400" cy="372" r="324" strokeWidth="9" strokeDasharray="1.2 26.6" />
      </g>
      <g className="stars">
        <P c="sd" d={SMALL} />
        <P c="gilt" d={LARGE} />
      </g>
      <g transform={`translate(${x} ${y})`}>
        <circle className="halo" r={time === 'night' ? 120 : 150} />
        {time === 'night' ? <Moon /> : <Sun />}
      </g>
      <Cloud x={36} y={182} k={1} />
      <Cloud x={560} y={150} k={0.9} />
      <Cloud x={656} y={216} k={0.6} />
      <Cloud x={250} y={118} k={0.5} />
      {time !== 'night' && (
        <P c="bird" d="M520 96q5-6 9 0q4-6 9 0M546 112q4-5 7 0q3-5 7 0M506 118q3-4 6 0q3-4 6 0" />
      )}
    </>
  )
}
