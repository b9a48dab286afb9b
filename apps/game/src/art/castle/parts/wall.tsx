import { r1, sequence } from '../../random.ts'
import { P, Tex } from './path.tsx'

/** Merlons along a line as path data, in picture units. */
export function merlons(x1: number, y1: number, x2: number, y2: number, w = 7, gap = 5, h = 7): string {
  const length = Math.hypot(x2 - x1, y2 - y1)
  const n = Math.max(2, Math.round((length + gap) / (w + gap)))
  const step = (length - w) / (n - 1) / length
  const dx = x2 - x1
  const dy = y2 - y1
  const share = w / length
  return Array.from({ length: n }, (_, i) => {
    const a = i * step
    return `M${r1(x1 + dx * a)} ${r1(y1 + dy * a)}v${-h}l${Math.round(dx * share)} ${r1(dy * share)}v${h}Z`
  }).join('')
}

type LineProps = {
  x1: number
  y1: number
  x2: number
  y2: number
  h: number
}

/** A stretch of stone wall with its walk and merlons. `shade` draws it turned away from the light. */
export function Wall({ x1, y1, x2, y2, h, shade = false }: LineProps & { shade?: boolean }) {
  const light = shade ? 'gW2' : 'gW'
  const t1 = y1 - h
  const t2 = y2 - h
  return (
    <>
      <P c="s4" d={`M${x1} ${t1 - 4}L${x2} ${t2 - 4}V${t2}L${x1} ${t1}Z`} />
      <Tex c={light} t="pS" d={`M${x1} ${t1}L${x2} ${t2}V${y2}L${x1} ${y1}Z`} />
      <P c="s1" o={0.5} d={`M${x1} ${t1 + 5}L${x2} ${t2 + 5}v2.4L${x1} ${t1 + 7.4}Z`} />
      <P c={`k ${light}`} d={merlons(x1, t1, x2, t2)} />
    </>
  )
}

/** A stretch of palisade: pointed logs of uneven height with a rail. */
export function Palisade({ x1, y1, x2, y2, h }: LineProps) {
  const n = Math.round(Math.hypot(x2 - x1, y2 - y1) / 6.4)
  const next = sequence(Math.round(x1 * 7 + y1))
  const dx = (x2 - x1) / n
  const dy = (y2 - y1) / n
  const logs = Array.from({ length: n }, (_, i) => {
    const height = r1(h + next() * 5 - 2)
    return `M${r1(x1 + dx * i)} ${r1(y1 + dy * i)}v${-height}l${r1(dx / 2)}-6 ${r1(dx / 2)} 6v${height}Z`
  }).join('')
  const a = r1(y1 - h * 0.6)
  const b = r1(y2 - h * 0.6)
  return (
    <>
      <P c="k gP" d={logs} />
      <P c="w4" o={0.75} d={`M${x1} ${a}L${x2} ${b}v3.5L${x1} ${r1(a + 3.5)}Z`} />
      <P c="w1" d={`M${x1} ${a - 1}L${x2} ${b - 1}v1.2L${x1} ${r1(a + 0.2)}Z`} />
    </>
  )
}
