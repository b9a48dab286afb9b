import { P } from './path.tsx'

export function Barrel({ x, y }: { x: number; y: number }) {
  return (
    <>
      <P c="w2 k" d={`M${x - 5} ${y}q-2-7 0-14h10q2 7 0 14Z`} />
      <P c="m3" d={`M${x - 6} ${y - 4}h12v1.6h-12ZM${x - 6} ${y - 11}h12v1.6h-12Z`} />
    </>
  )
}

export function Sack({ x, y }: { x: number; y: number }) {
  return <P c="e1 k" d={`M${x - 6} ${y}q-3-9 4-11l-2-3h8l-2 3q7 2 4 11Z`} />
}

/** A heap of hay, its foot at (x, y). */
export function Hay({ x, y }: { x: number; y: number }) {
  const d = `M${x} ${y}q2-14 16-14q14 0 15 13q-15 6-31 1Z`
  return (
    <>
      <P c="t1 k2" d={d} />
      <P c="pH" d={d} />
    </>
  )
}

/** Sawn logs, ends towards the viewer. */
export function Logs({ x, y }: { x: number; y: number }) {
  return [
    [0, 0],
    [9, 0],
    [18, 0],
    [4.5, -7.6],
    [13.5, -7.6],
  ].map(([dx = 0, dy = 0]) => (
    <g key={`${dx} ${dy}`}>
      <circle className="w1 k" cx={x + dx} cy={y - 4.5 + dy} r="4.5" />
      <circle className="w2" cx={x + dx} cy={y - 4.5 + dy} r="1.8" />
    </g>
  ))
}

export function Anvil({ x, y }: { x: number; y: number }) {
  return (
    <>
      <P c="w2 k" d={`M${x - 6} ${y}v-9h12v9Z`} />
      <P c="m2 k" d={`M${x - 10} ${y - 18}h20l4 2q-5 4-9 3l-2 4h-8l-2-4q-4 0-7-4Z`} />
    </>
  )
}
