import { Fill, Flat } from '../figures.tsx'
import { FUR, PALE, type WildProps } from './wild-props.ts'

/** A winged beast: dragons, wyverns, eagles from afar. */
export function Dragon({ striking = false, leader = false, fallen = false }: WildProps) {
  const size = leader ? 1.25 : 1
  return (
    <g transform={fallen ? `translate(0 -4) scale(${size} ${-size}) translate(0 30)` : `scale(${size})`}>
      <Fill
        c={PALE}
        d={striking ? 'M-4-28Q-30-62-46-30Q-30-36-8-18Z' : 'M-4-28Q-24-74-42-66Q-36-44-10-18Z'}
      />
      <Fill
        c={FUR}
        d="M-34-6Q-20-2-10-10Q-4-26 8-28Q12-42 22-44L28-50L29-43L40-39L38-34L26-33Q20-16 12-8L14 0H7L4-6H-4L-6 0H-13L-12-7Q-24 2-36-2Z"
      />
      <Fill c={PALE} d={striking ? 'M4-26Q30-58 20-66Q-8-62-6-22Z' : 'M2-26Q4-70-14-78Q-26-50-10-20Z'} />
      <Flat c="#2a1a10" d="M27-41h3v2.4h-3Z" />
      {striking && <Flat c="#ffb02e" o={0.85} d="M40-38Q56-46 66-36Q56-30 40-35Z" />}
    </g>
  )
}
