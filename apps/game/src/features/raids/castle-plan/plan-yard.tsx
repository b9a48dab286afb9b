import { ArmsShield } from '../../../art/arms.tsx'
import { palette } from '../../../art/palette.ts'

const P = palette('day')

type HouseProps = { x: number; y: number; width: number; depth: number; isThatched?: boolean }

/** A house from above: the lit slope of its roof, the ridge, the slope in shadow. */
function House({ x, y, width, depth, isThatched = false }: HouseProps) {
  const [lit, dark] = isThatched ? [P.t1, P.t3] : [P.q1, P.q3]
  return (
    <g transform={`translate(${x} ${y})`} strokeLinejoin="round">
      <path d={`M3 4h${width}v${depth}h${-width}Z`} fill={P.k} opacity=".25" />
      <path d={`M0 0h${width}v${depth / 2}h${-width}Z`} fill={lit} stroke={P.k} strokeWidth=".9" />
      <path
        d={`M0 ${depth / 2}h${width}v${depth / 2}h${-width}Z`}
        fill={dark}
        stroke={P.k}
        strokeWidth=".9"
      />
      <path
        d={`M${width * 0.25} 1v${depth - 2}M${width * 0.5} 1v${depth - 2}M${width * 0.75} 1v${depth - 2}`}
        stroke={P.k}
        strokeWidth=".5"
        opacity=".35"
      />
    </g>
  )
}

/** The keep: battlements around a hipped roof, and the lord's arms. */
function Keep({ armsId }: { armsId: number | string }) {
  return (
    <g strokeLinejoin="round">
      <path d="M-18-20h46v46h-46Z" fill={P.k} opacity=".28" />
      <path d="M-23-25h46v46h-46Z" fill={P.s2} stroke={P.k} />
      <path d="M-21-23h42v42h-42Z" fill="none" stroke={P.s1} strokeWidth="3" strokeDasharray="5 3.4" />
      <g stroke={P.k} strokeWidth=".7">
        <path d="M-17-19h34L0-2Z" fill={P.r1} />
        <path d="M-17-19v34L0-2Z" fill={P.r2} />
        <path d="M17-19v34L0-2Z" fill={P.r3} />
        <path d="M-17 15h34L0-2Z" fill={P.r4} />
      </g>
      <g transform="translate(-12 -17) scale(.24)">
        <ArmsShield id={armsId} diaper={false} />
      </g>
    </g>
  )
}

/** The yard with its houses and the keep in the middle. */
export function PlanYard({ armsId }: { armsId: number | string }) {
  return (
    <>
      <path d="M-70-70H70V70H-70Z" fill={P.e1} />
      <path d="M-10 70Q-8 46-4 24h9q2 24 5 46Z" fill={P.e2} />
      <House x={-52} y={-48} width={22} depth={16} />
      <House x={31} y={-48} width={20} depth={15} isThatched />
      <House x={-54} y={28} width={26} depth={17} isThatched />
      <House x={30} y={26} width={22} depth={17} />
      <circle cx="42" cy="1" r="5" fill={P.s3} stroke={P.k} />
      <circle cx="42" cy="1" r="2.6" fill={P.a3} />
      <Keep armsId={armsId} />
    </>
  )
}
