import { useScene } from '../castle-ids.ts'

/** A tree from the defs: kind 0 is round, 1 a cypress. */
export function Tree({ x, y, s, kind = 0 }: { x: number; y: number; s: number; kind?: 0 | 1 }) {
  const { uid } = useScene()
  return <use href={`#${uid}t${kind}`} transform={`translate(${x} ${y}) scale(${s})`} />
}

/** Trees as rows of x, y, scale and kind. */
export function Trees({ at }: { at: readonly (readonly [number, number, number, (0 | 1)?])[] }) {
  return at.map(([x, y, s, kind]) => <Tree key={`${x} ${y}`} x={x} y={y} s={s} kind={kind} />)
}
