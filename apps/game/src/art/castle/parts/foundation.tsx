import { r1, sequence } from '../../random.ts'
import { P, Shadow } from './path.tsx'

type FoundationProps = {
  x: number
  b: number
  w: number
  h: number
}

const STONES = [0, 1, 2, 3, 4, 5, 6, 7, 8]

function post(x: number, b: number, h: number): string {
  return `M${r1(x)} ${b}v${-h}h3v${h}Z`
}

/** A dug foundation with a row of stones, posts and rope: a building not yet begun. */
export function Foundation({ x, b, w, h }: FoundationProps) {
  const next = sequence(x * 3 + b)
  return (
    <>
      <Shadow x={x + w / 2} y={b + 2} rx={r1(w * 0.62)} ry={8} />
      <P c="e2 k" d={`M${x} ${b}l${r1(w * 0.16)} ${-h}h${r1(w * 0.72)}l${r1(w * 0.12)} ${h}Z`} />
      <P c="e3" d={`M${x + 8} ${b - 2}l${r1(w * 0.12)} ${-h + 4}h${r1(w * 0.6)}l${r1(w * 0.08)} ${h - 4}Z`} />
      {STONES.map((i) => (
        <rect
          key={i}
          className={`s${2 + (i % 2)} k`}
          x={r1(x + (w * i) / 9 + 1)}
          y={r1(b - 4 - next() * 2)}
          width={r1(w / 9 - 1)}
          height={r1(5 + next() * 2)}
          rx="1.4"
        />
      ))}
      <P
        c="w2 k"
        d={
          post(x + 2, b - 1, 24) +
          post(x + w - 5, b - 1, 24) +
          post(x + w * 0.18, b - h, 20) +
          post(x + w * 0.82, b - h, 20)
        }
      />
      <P
        c="rope"
        d={`M${x + 3} ${b - 20}Q${x + w / 2} ${b - 14} ${x + w - 4} ${b - 20}M${r1(x + w * 0.18 + 1)} ${b - h - 16}Q${x + w / 2} ${b - h - 11} ${r1(x + w * 0.82 + 1)} ${b - h - 16}`}
      />
    </>
  )
}
