import { r1 } from '../../random.ts'
import { Slit, Win } from './openings.tsx'
import { Dot, P, Shadow, Tex } from './path.tsx'

/** A slate cone with a gilded finial. x is its middle, y its eaves. */
export function Cone({ x, y, w, h }: { x: number; y: number; w: number; h: number }) {
  const d = `M${r1(x - w / 2)} ${y}Q${r1(x - w * 0.12)} ${r1(y - h * 0.45)} ${x} ${r1(y - h)}Q${r1(x + w * 0.12)} ${r1(y - h * 0.45)} ${r1(x + w / 2)} ${y}Q${x} ${r1(y + w * 0.17)} ${r1(x - w / 2)} ${y}Z`
  return (
    <>
      <Tex c="gR" t="pR" d={d} />
      <P c="ol" d={`M${x} ${r1(y - h + 1)}v-12`} />
      <Dot c="o1 k2" x={x} y={r1(y - h - 5)} r={2.3} />
      <Dot c="o1 k2" x={x} y={r1(y - h - 12)} r={1.5} />
    </>
  )
}

type TowerProps = {
  x: number
  /** The foot of the tower. */
  b: number
  w: number
  h: number
  /** Height of the cone. Without it the top is open and crenellated. */
  roof?: number
  slit?: boolean
  /** Corbelled out of a wall: it does not reach the ground and has no shadow there. */
  corbelled?: boolean
  /** Windows: offsets from the middle of the top as shares of width and height, then width and height. */
  windows?: readonly (readonly [number, number, number, number])[]
}

/** A round tower, lit from the upper left. */
export function Tower({ x, b, w, h, roof = 0, slit = false, corbelled = false, windows = [] }: TowerProps) {
  const l = r1(x - w / 2)
  const r = r1(x + w / 2)
  const t = r1(b - h)
  const c = w * 0.17
  const bow = c * 1.5
  const L = l - 4
  const R = r + 4
  const tooth = (R - L) / 8
  const teeth = Array.from({ length: 5 }, (_, i) => {
    const a = L + ((R - L - tooth) * i) / 4
    const q = (a + tooth / 2 - L) / (R - L)
    return `M${r1(a)} ${r1(t - 10 + bow * 2 * q * (1 - q) + 1)}v-8h${r1(tooth)}v8Z`
  }).join('')
  return (
    <>
      {!corbelled && <Shadow x={r1(x + w * 0.25)} y={b + 2} rx={r1(w * 0.75)} ry={r1(w * 0.22)} />}
      <Tex c="gT" t="pS" d={`M${l} ${t}V${b}Q${x} ${r1(b + c * 1.6)} ${r} ${b}V${t}Z`} />
      {!roof && <ellipse className="s4 k" cx={x} cy={t - 10} rx={r1((R - L) / 2)} ry={r1(c * 0.8)} />}
      <P
        c="k gT"
        d={`M${l} ${t + 7}L${L} ${t}V${t - 10}Q${x} ${r1(t - 10 + bow)} ${R} ${t - 10}V${t}L${r} ${t + 7}Q${x} ${r1(t + 7 + bow)} ${l} ${t + 7}Z`}
      />
      <P c="mch" d={`M${l - 1} ${r1(t + 3)}Q${x} ${r1(t + 3 + bow)} ${r + 1} ${r1(t + 3)}`} />
      {roof ? <Cone x={x} y={t - 9} w={R - L + 6} h={roof} /> : <P c="k gT" d={teeth} />}
      {windows.map(([dx, dy, width, height]) => (
        <Win key={`${dx} ${dy}`} x={x + dx * w} y={t + dy * h} w={width} h={height} />
      ))}
      {slit && <Slit x={x - w * 0.1} y={t + h * 0.55} />}
    </>
  )
}
