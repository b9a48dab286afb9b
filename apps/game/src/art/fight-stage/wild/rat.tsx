import { Fill, Flat, INK, Stroke } from '../figures.tsx'
import type { WildProps } from './wild-props.ts'
import { FUR, PALE } from './wild-props.ts'

function Boot({ x }: { x: number }) {
  return (
    <g transform={`translate(${x} 0)`}>
      <Fill c="#8a3f22" d="M-3.5-11h7v6Q8-4.5 9 0H-4Z" />
      <Flat c="#fff" o={0.2} d="M-2.6-8h2L-.8-1.6h-2Z" />
      <Fill c="#c9803f" d="M-4.6-14H4.4L4-9.6H-4.2Z" />
    </g>
  )
}

/** On its hind legs, in boots, with a table fork for a pike. */
export function Rat({ striking, leader, fallen }: WildProps) {
  const tail = fallen ? 'M-7-9Q-10 8-5 14Q2 20-5 27' : 'M-7-9Q-20-2-23-12Q-25-20-31-17'
  return (
    <g transform={fallen ? 'translate(18 -9) rotate(-90)' : undefined}>
      <Stroke c={INK} w={4} d={tail} />
      <Stroke c="#d99a8c" w={2.2} d={tail} />
      <Boot x={striking ? -9 : -5} />
      <Boot x={striking ? 8 : 4.5} />
      <g transform={striking ? 'translate(2 1) rotate(9)' : undefined}>
        <Fill c={FUR} d="M-9-11Q-13-22-5-31Q2-35 7-29Q11-19 10-11Q0-7-9-11Z" />
        <Flat c={PALE} d="M3-28Q10-20 9-12Q5-10 0-10Q7-19 3-28Z" />
        <Flat c={INK} o={0.16} d="M-9-11Q-12-22-5-30L-2-31Q-9-21-4-10Q-7-10-9-11Z" />
        {leader && <Fill c="#8e1f1c" d="M-11-13Q-15-24-6-31L4-30Q-4-23-3-9Q-8-9-11-13Z" />}
        <Fill c="#b9807a" d="M3-40Q2-50 8-50Q13-48 9-40Z" />
        <Fill c={FUR} d="M-6-31Q-8-43 3-44Q10-43 20-34Q21-31 18-31Q8-29 2-28Q-5-28-6-31Z" />
        <Flat c={PALE} d="M20-33Q21-31 18-31Q10-29 5-29Q11-33 20-33Z" />
        <Fill c="#fffaf0" d="M14-30.4v4h2.8v-4.4Z" />
        <Fill c="#dba199" d="M-6-37Q-11-49-3-50Q4-49 2.5-41Q0-36-6-37Z" />
        <circle style={{ fill: INK }} cx="9.4" cy="-37.4" r="1.5" />
        <circle style={{ fill: '#e08a80', stroke: INK }} cx="20" cy="-33" r="1.9" />
        <Stroke c={INK} w={0.7} d="M15-32L22-36M15-31L23-31M15-31L21-27" />
        {leader && (
          <>
            <Fill c="#3a2a4a" d="M-9-44Q3-50 13-44L12-41Q2-45-9-41Z" />
            <Fill c="#3a2a4a" d="M-5-45Q-5-54 2-54Q9-53 9-45Q2-48-5-45Z" />
            <Fill c="#c9402f" d="M-3-49Q-12-62-20-56Q-17-56-17-53Q-12-49-5-45Z" />
          </>
        )}
        {!fallen && (
          <g transform={striking ? 'rotate(70 8 -22)' : undefined}>
            <Stroke c={INK} w={3.4} d="M11 0L14.6-50" />
            <Stroke c="#8a5a34" w={2} d="M11 0L14.6-50" />
            <Fill c="#d5dade" d="M10-63l2 0 .5 7h1.5l0-8h2l0 8h1.5l1-7 2 0-1.5 11-4 3h-2.5l-3-4Z" />
          </g>
        )}
        <Fill c={FUR} d={striking ? 'M-2-27L13-26L14-21L0-19.6Z' : 'M-3-27Q4-22 11-25L13-21Q4-16-4-20Z'} />
        <Fill c="#dba199" d="M10-26q4-2 5 1t-3 4q-3-1-2-5Z" />
      </g>
    </g>
  )
}
