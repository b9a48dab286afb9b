import { Fill, Flat, INK, Stroke } from '../figures.tsx'
import { FUR, PALE, type WildProps } from './wild-props.ts'

const BODY =
  'M-24-20Q-20-28-6-26Q6-25 14-31L18-38L22-33L25-37L26-31L38-25Q40-22 37-20L27-19Q22-12 14-11Q4-8-6-10Q-16-8-22-12Q-26-15-24-20Z'

function Trunk({ leader, fallen }: WildProps) {
  return (
    <>
      <Fill c={FUR} d={BODY} />
      {!fallen && (
        <Flat c={INK} o={0.2} d="M-23-14Q-8-14 4-15Q12-16 18-22L22-15Q18-11 14-11Q4-8-6-10Q-16-8-22-12Z" />
      )}
      <Flat c={PALE} d="M28-22L37-21L36-20L27-19Q22-12 14-11L9-13Q20-15 24-21Z" />
      {leader && (
        <Fill c={INK} d="M-18-25l-2-5 6 2 1-5 5 3 2-5 4 4 4-6 2 4 5-6 1 5 5-5-1 8-7 4Q0-22-18-25Z" />
      )}
      <Flat c="#fff" o={0.2} d="M-21-20Q-17-25-7-25Q0-24 5-26Q-2-20-11-20Q-17-21-21-20Z" />
      <path style={{ fill: '#fff3dc' }} d="M29-22l1 3 1.5-3ZM33-21l1 2.5 1-2.5Z" />
      <circle style={{ fill: INK }} cx="37.6" cy="-23.5" r="1.6" />
    </>
  )
}

/** Low and grey. The leader is scarred, with its mane on end. */
export function Wolf({ striking, leader, fallen }: WildProps) {
  const turn = striking ? 'translate(0 -2) rotate(-14)' : fallen ? 'translate(0 -22) scale(1 -.85)' : ''
  return (
    <g transform={`${turn}${leader ? 'scale(1.2)' : ''}`}>
      <Fill c={FUR} d="M-22-20Q-36-22-40-10Q-34-13-30-11Q-25-10-21-13Z" />
      <Flat c={PALE} d="M-39-11Q-37-16-33-17Q-31-14-32-12Q-35-12-39-11Z" />
      <Fill
        c={FUR}
        d={
          striking
            ? 'M-20-14L-34-4l3 3L-14-6ZM-14-12L-24 3h5L-6-9ZM10-12L28-2l2-4L17-16ZM14-14L36-9l1-4L18-19Z'
            : 'M-20-14L-22-5-25 0h6l2-5 5-8ZM-11-12l0 7-3 5h6l2-6 2-8ZM8-13l2 8-2 5h6l1-6 1-9ZM15-15l4 9-1 6h6V-7l-3-10Z'
        }
      />
      {striking && <Fill c="#7d1f1c" d="M26-20L37-21L35-14L29-15Z" />}
      {striking && <Fill c={PALE} d="M24-19L30-16L36-14L34-12L26-13Z" />}
      <Trunk leader={leader} fallen={fallen} />
      {fallen ? (
        <Stroke c={INK} w={1.2} d="M25-30l4 4m0-4l-4 4" />
      ) : (
        <circle style={{ fill: '#ffd257', stroke: INK }} cx="27" cy="-28" r="1.7" />
      )}
      {leader && <Stroke c="#e7b3a4" w={1.2} d="M24-33L29-24" />}
    </g>
  )
}
