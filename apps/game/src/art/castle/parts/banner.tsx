import { ArmsShield } from '../../arms.tsx'
import { r1 } from '../../random.ts'
import { useScene } from '../castle-ids.ts'
import { Dot, P } from './path.tsx'

const FOLDS = [0, 1, 2, 3, 4, 5]

type BannerProps = {
  x: number
  y: number
  w: number
  h: number
  /** Shows the arms instead of a star. */
  arms?: boolean
}

/** A waving banner: cloth in folds, with trim along both edges. */
export function Banner({ x, y, w, h, arms = false }: BannerProps) {
  const { armsId } = useScene()
  const fold = w / FOLDS.length
  return (
    <>
      <P c="ol" d={`M${x} ${y + h + 12}V${y - 4}`} />
      <Dot c="o1 k2" x={x} y={y - 5} r={2.4} />
      {FOLDS.map((i) => {
        const left = r1(x + fold * i)
        const top = r1(y + Math.sin(i * 0.9) * 2)
        const height = r1(h - i * 1.1)
        const width = r1(fold + 0.5)
        return (
          <g key={i} className="fs" style={{ animationDelay: `${r1(-i * 0.17)}s` }}>
            <P c={i % 2 ? 'b1 fd' : 'b1'} d={`M${left} ${top}h${width}v${height}h${-width}Z`} />
            <P
              c="b2"
              d={`M${left} ${top}h${width}v2.2h${-width}ZM${left} ${r1(top + height - 2.2)}h${width}v2.2h${-width}Z`}
            />
          </g>
        )
      })}
      <g className="fs" style={{ animationDelay: '-.3s' }}>
        {arms ? (
          <g transform={`translate(${r1(x + w * 0.3)} ${r1(y + 1.5)}) scale(${r1(h / 1.26) / 100})`}>
            <ArmsShield id={armsId} diaper={false} />
          </g>
        ) : (
          <P
            c="o1 k2"
            d={`M${r1(x + w * 0.45)} ${r1(y + h * 0.18)}l2.1 3.5 3.5.4-2.5 2.7.6 3.6-3.7-1.8-3.7 1.8.6-3.6-2.5-2.7 3.5-.4Z`}
          />
        )}
      </g>
    </>
  )
}
