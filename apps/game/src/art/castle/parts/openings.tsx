import { r1 } from '../../random.ts'
import { useScene } from '../castle-ids.ts'
import { P } from './path.tsx'

/** An arched window that lights up at dusk. x is its middle, y its sill. */
export function Win({ x, y, w, h }: { x: number; y: number; w: number; h: number }) {
  const { uid } = useScene()
  const scale = `${+(w / 6).toFixed(2)} ${+(h / 12).toFixed(2)}`
  return <use href={`#${uid}w`} transform={`translate(${r1(x)} ${r1(y)}) scale(${scale})`} />
}

/** Windows by middle, sill, width and height. */
export function Windows({ at }: { at: readonly (readonly [number, number, number, number])[] }) {
  return at.map(([x, y, w, h]) => <Win key={`${x} ${y}`} x={x} y={y} w={w} h={h} />)
}

export function Slit({ x, y, h = 9 }: { x: number; y: number; h?: number }) {
  return <P c="win" d={`M${r1(x - 1.2)} ${r1(y)}v${-h}h2.4v${h}Z`} />
}

export function Door({ x, b, w, h }: { x: number; b: number; w: number; h: number }) {
  const arch = w / 2
  const inner = arch - 1.6
  return (
    <>
      <P c="w4 k" d={`M${x - arch} ${b}v${-h + arch}a${arch} ${arch} 0 0 1 ${w} 0V${b}Z`} />
      <P c="w2" d={`M${r1(x - inner)} ${b}v${-h + arch}a${inner} ${inner} 0 0 1 ${r1(inner * 2)} 0V${b}Z`} />
      <P c="w4" d={`M${x - 0.5} ${b}v${-h + 2}h1v${h - 2}Z`} />
    </>
  )
}
