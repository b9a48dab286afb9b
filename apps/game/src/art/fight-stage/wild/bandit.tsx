import { Fill, Legs } from '../figures.tsx'
import { FUR, PALE, type WildProps } from './wild-props.ts'

export function Bandit({ striking }: WildProps) {
  return (
    <>
      <Legs wide={striking} />
      <Fill c={FUR} d="M-7-10L-6-28Q0-32 6-28L7-10l-3 3-2-3-3 3-3-3-3 2Z" />
      <Fill c="#6b4423" d="M-7-15h14v3.5h-14Z" />
      <circle style={{ fill: '#dcae82', stroke: '#2a1a10', strokeWidth: 1.1 }} cy="-34" r="5" />
      <Fill c="#3a2210" d="M-3-32Q2-30 5-33Q6-25 1-25Q-3-26-3-32Z" />
      <Fill c={PALE} d="M-6-33Q-8-43 0-43Q7-43 6-36Q1-39-3-37L-5-28Z" />
      <circle style={{ fill: '#2a1a10' }} cx="2.8" cy="-35" r=".9" />
      <g transform={striking ? 'rotate(62 6 -24)' : undefined}>
        <path style={{ fill: 'none', stroke: '#6b4423', strokeWidth: 2.4 }} d="M5-18L17-52" />
        <Fill c="#c3cad0" d="M14-53Q24-56 28-48Q23-45 17-44Z" />
      </g>
      <Fill c="#dcae82" d="M4-27L12-27L11-22L4-22Z" />
    </>
  )
}
