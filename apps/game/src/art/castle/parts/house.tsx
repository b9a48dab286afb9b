import { r1 } from '../../random.ts'
import { P, Shadow, Tex } from './path.tsx'

/** Thatch, tile or slate: the class letter of its light and texture, and its shaded side. */
const ROOFS = { H: 't3', Q: 'q3', R: 'r3' } as const

export type HouseProps = {
  x: number
  b: number
  /** Width of the gable, depth of the long side, height of the walls, rise of the roof. */
  w: number
  d: number
  h: number
  rise: number
  stone?: boolean
  roof: keyof typeof ROOFS
  timbered?: boolean
}

/** A house seen from its left corner: gable in front, long roof to the right. */
export function House({ x, b, w, d, h, rise, stone = false, roof, timbered = false }: HouseProps) {
  const skew = d * 0.22
  const texture = stone ? 'pS' : 'pP'
  const top = b - h
  const ridge = top - rise - 4
  const mid = x + w / 2
  const right = x + w
  const beams = `M${x} ${top}h${w}v3h${-w}ZM${r1(mid - 1.5)} ${ridge + 8}h3V${top}h-3ZM${x} ${top}l${r1(w * 0.3)} ${h}h3l${r1(-w * 0.3)} ${-h}ZM${right} ${top}l${r1(-w * 0.3)} ${h + 2}h-3l${r1(w * 0.3)} ${-h}ZM${right} ${top}h2.4V${b + 4}h-2.4Z`
  return (
    <>
      <Shadow x={r1(x + (w + d) / 2 + 6)} y={b + 2} rx={r1((w + d) * 0.6)} ry={9} />
      <Tex
        c={stone ? 'gW2' : 'gP3'}
        t={texture}
        d={`M${right} ${b + 4}v${-h - 4}l${d} ${r1(-skew)}V${r1(b - skew + 2)}Z`}
      />
      <Tex
        c={stone ? 'gW' : 'gP2'}
        t={texture}
        d={`M${x} ${b}v${-h}l${r1(w / 2)} ${-rise}l${r1(w / 2)} ${rise}V${b + 4}Z`}
      />
      {timbered && <P c="w4" o={0.85} d={beams} />}
      <Tex
        c={`r${roof}`}
        t={`p${roof}`}
        d={`M${r1(mid - 3)} ${ridge}L${r1(mid + d - 2)} ${r1(ridge - skew + 1)}L${r1(right + d + 6)} ${r1(top - skew + 7)}L${r1(right + 5)} ${top + 8}Z`}
      />
      <P
        c={`${ROOFS[roof]} k`}
        d={`M${r1(mid - 3)} ${ridge}L${x - 5} ${top + 7}l4 1.5L${r1(mid)} ${ridge + 6}L${right + 1} ${top + 8.5}l4 -.5Z`}
      />
    </>
  )
}
