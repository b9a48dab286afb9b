import type { CustomStyle } from '../../custom-style.ts'

const PUFFS = [0, 1, 2, 3, 4]

/** Smoke from a chimney at (x, y): five puffs that rise one after another. Still with reduced motion. */
export function Smoke({ x, y }: { x: number; y: number }) {
  return PUFFS.map((i) => {
    const style: CustomStyle = { animationDelay: `${-i * 1.1}s`, '--i': i }
    return <circle key={i} className="pf smk" style={style} cx={x + i * 4} cy={y - i * 15} r={7 + i * 4} />
  })
}
