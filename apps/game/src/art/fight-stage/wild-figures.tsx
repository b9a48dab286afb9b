import type { ReactNode } from 'react'
import { Fill } from './figures.tsx'

const FUR = 'var(--t)'
const PALE = 'var(--m)'

function Wolf({ leaping }: { leaping: boolean }) {
  return (
    <g transform={leaping ? 'rotate(-14)' : undefined}>
      <Fill c={FUR} d="M-22-20Q-36-22-40-10Q-34-13-30-11Q-25-10-21-13Z" />
      <Fill
        c={FUR}
        d={
          leaping
            ? 'M-20-14L-34-4l3 3L-14-6ZM-14-12L-24 3h5L-6-9ZM10-12L28-2l2-4L17-16ZM14-14L36-9l1-4L18-19Z'
            : 'M-20-14L-22-5-25 0h6l2-5 5-8ZM-11-12l0 7-3 5h6l2-6 2-8ZM8-13l2 8-2 5h6l1-6 1-9ZM15-15l4 9-1 6h6V-7l-3-10Z'
        }
      />
      <Fill
        c={FUR}
        d="M-24-20Q-20-28-6-26Q6-25 14-31L18-38L22-33L25-37L26-31L38-25Q40-22 37-20L27-19Q22-12 14-11Q4-8-6-10Q-16-8-22-12Q-26-15-24-20Z"
      />
      <Fill c={PALE} d="M28-21L37-20.5L35-18L27-18Q22-11 14-11L10-13Q20-15 24-21Z" />
      <path style={{ fill: '#fff3dc' }} d="M29-21.5l1 3 1.5-3ZM33-21l1 2.5 1.2-2.5Z" />
      <circle style={{ fill: '#ffd257' }} cx="27" cy="-28" r="1.5" />
      <circle style={{ fill: '#2a1a10' }} cx="37.5" cy="-23.5" r="1.5" />
    </g>
  )
}

function Bear({ striking }: { striking: boolean }) {
  return (
    <g transform={striking ? 'translate(4 0) rotate(7)' : undefined}>
      <Fill c={FUR} d="M-16-10L-18 0h14l1-12ZM4-12l2 12h14l-4-14Z" />
      <Fill c={FUR} d="M-19-12Q-24-48-8-60Q10-66 18-46Q24-26 18-10Q0-4-19-12Z" />
      <Fill c={PALE} d="M2-46Q16-44 16-24Q12-12 2-12Q-4-28 2-46Z" />
      <Fill
        c={FUR}
        d={
          striking
            ? 'M4-50L34-64l4 7L14-38ZM8-40L36-40l1 8L12-28Z'
            : 'M8-48L30-42l-1 8L8-36ZM-14-46L-24-26l7 4L-6-38Z'
        }
      />
      <Fill c={FUR} d="M-4-62Q-7-70 0-70Q8-76 15-70Q22-70 20-64L26-58Q27-54 22-53L10-52Q-4-52-4-62Z" />
      <path style={{ fill: '#fff3dc' }} d="M18-53l1.2 3.5 1.5-3.5ZM30-65l6-3-3 5ZM33-41l6-1-4 4Z" />
      <circle style={{ fill: '#2a1a10' }} cx="14" cy="-63" r="1.5" />
      <circle style={{ fill: '#2a1a10' }} cx="25" cy="-57" r="1.8" />
    </g>
  )
}

function Bandit({ striking }: { striking: boolean }) {
  return (
    <>
      <Fill c="#4a3524" d={striking ? 'M-6-12L-11 0h5.5l6-9 6 9h6L5-12Z' : 'M-5-12L-6 0h5l1-9 1 9h5L5-12Z'} />
      <Fill c={FUR} d="M-7-10L-6-28Q0-32 6-28L7-10l-3 3-2-3-3 3-3-3-3 2Z" />
      <Fill c="#6b4423" d="M-7-15h14v3.5h-14Z" />
      <circle style={{ fill: '#dcae82', stroke: '#2a1a10', strokeWidth: 1.1 }} cy="-34" r="5" />
      <Fill c="#3a2210" d="M-3-32Q2-30 5-33Q6-25 1-25Q-3-26-3-32Z" />
      <Fill c={PALE} d="M-6.5-33Q-8-43 0-43Q7-43 6-36Q1-39-3-37L-5-28Z" />
      <circle style={{ fill: '#2a1a10' }} cx="2.8" cy="-35" r=".9" />
      <g transform={striking ? 'rotate(62 6 -24)' : undefined}>
        <path style={{ fill: 'none', stroke: '#6b4423', strokeWidth: 2.4 }} d="M5-18L17-52" />
        <Fill c="#c3cad0" d="M14-53Q24-56 28-48Q23-45 17-44Z" />
      </g>
      <Fill c="#dcae82" d="M4-27L12-27L11-22L4-22Z" />
    </>
  )
}

function FallenBeast() {
  return (
    <>
      <Fill c={FUR} d="M-24-6Q-10-13 10-9L24-7Q30-5 26-1L6 0Q-12 3-24-1Q-34-1-36-6Q-30-4-24-6Z" />
      <Fill c={FUR} d="M-12-7l-7-7 2-2 10 7ZM4-8l-2-9 3-1 4 9Z" />
      <path style={{ stroke: '#2a1a10', strokeWidth: 1 }} d="M20-6l3 3m0-3l-3 3" />
    </>
  )
}

export type WildKey =
  | 'wolf'
  | 'wolfStrike'
  | 'bear'
  | 'bearStrike'
  | 'bandit'
  | 'banditStrike'
  | 'fallenBeast'

const FIGURES: Record<WildKey, ReactNode> = {
  wolf: <Wolf leaping={false} />,
  wolfStrike: <Wolf leaping />,
  bear: <Bear striking={false} />,
  bearStrike: <Bear striking />,
  bandit: <Bandit striking={false} />,
  banditStrike: <Bandit striking />,
  fallenBeast: <FallenBeast />,
}

/** Beasts and robbers of the missions, drawn once, facing right. */
export function WildDefs({ uid }: { uid: string }) {
  return (
    <defs>
      {Object.entries(FIGURES).map(([key, figure]) => (
        <g key={key} id={uid + key}>
          {figure}
        </g>
      ))}
    </defs>
  )
}
