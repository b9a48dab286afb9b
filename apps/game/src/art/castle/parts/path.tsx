import type { ReactNode } from 'react'
import type { Building } from '../stages.ts'

/**
 * A shape painted by classes of paints.css and castle.css: a pigment (`s1`…), a light (`gT`…), an ink line (`k`,
 * `k2`).
 */
export function P({ c, d, o }: { c: string; d: string; o?: number }) {
  return <path className={c} d={d} opacity={o} />
}

/** The same shape twice: its light with an ink line, then its texture. */
export function Tex({ c, t, d, o }: { c: string; t: string; d: string; o?: number }) {
  return (
    <>
      <path className={`k ${c}`} d={d} />
      <path className={t} d={d} opacity={o} />
    </>
  )
}

export function Dot({ c, x, y, r }: { c: string; x: number; y: number; r: number }) {
  return <circle className={c} cx={x} cy={y} r={r} />
}

/** The shadow of an object on the ground. */
export function Shadow({ x, y, rx, ry }: { x: number; y: number; rx: number; ry: number }) {
  return <ellipse className="sh" cx={x} cy={y} rx={rx} ry={ry} />
}

/** A building's group. The page finds it by its key. */
export function Group({ of, at, children }: { of: Building; at?: string; children: ReactNode }) {
  return (
    <g className="b" data-b={of} transform={at}>
      {children}
    </g>
  )
}
