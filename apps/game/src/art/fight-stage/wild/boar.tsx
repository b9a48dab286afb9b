import { Fill, Flat, INK, Stroke } from '../figures.tsx'
import { FUR, PALE, type WildProps } from './wild-props.ts'

const HOOF = '#2e2019'

function Carcass({ fallen }: WildProps) {
  return (
    <>
      <Stroke c={INK} w={2} d="M-28-24q-6 0-5 7l-2 2" />
      <Fill c={HOOF} d="M-22-33l-3-6 7 2 0-7 6 4 1-7 5 5 3-8 4 6 4-7 3 7 5-5 1 8 5-2-1 8Q0-30-22-33Z" />
      <Fill
        c={FUR}
        d="M-29-20Q-30-33-16-35Q-4-40 9-38Q19-37 24-31L35-22Q40-20 40-14Q38-10 34-10Q26-9 22-10Q14-5 0-7Q-18-5-25-10Q-29-13-29-20Z"
      />
      {!fallen && (
        <Flat c={INK} o={0.2} d="M-29-17Q-10-9 10-14Q18-16 22-10Q14-6 0-8Q-18-6-25-10Q-28-13-29-17Z" />
      )}
      <Flat c="#fff" o={0.16} d="M-25-27Q-22-33-14-34Q-4-38 6-37Q-2-31-12-30Q-20-30-25-27Z" />
      <Flat c={PALE} d="M17-18Q24-22 30-16Q29-11 24-11Q18-11 17-18Z" />
      <Fill c="#c98d7c" d="M36-22Q41-21 41-15Q41-11 37-10Q34-15 36-22Z" />
      <Fill c="#fff3dc" d="M26-13Q36-13 35-27Q30-24 24-19Z" />
      <Fill c={FUR} d="M10-36L6-46Q15-46 19-37Q16-31 10-36Z" />
      <Flat c="#c98d7c" d="M11-37L9-43Q14-43 16-37Q14-35 11-37Z" />
    </>
  )
}

/** A tusker: pawing the ground, or at full tilt with its snout down. */
export function Boar({ striking, leader, fallen }: WildProps) {
  return (
    <g transform={leader ? 'scale(1.1)' : fallen ? 'translate(0 -28) scale(1 -.8)' : undefined}>
      {striking ? (
        <Fill
          c={HOOF}
          d="M-22-14L-38-5l1 4 5 0L-13-8ZM-14-11L-25-1l2 3 5-1L-6-8ZM10-11L26 1l4-3-1-3L18-12ZM16-12L34-5l3-4-2-3L22-15Z"
        />
      ) : (
        <Fill
          c={HOOF}
          d="M-25-14l1 9-2 5h7l2-5 3-7ZM-14-10l1 6-2 4h7l1-5 1-6ZM6-10l1 5-2 5h7l1-5 1-6ZM15-12l5 6-2 6h7l1-7-4-7Z"
        />
      )}
      <g transform={striking ? 'translate(1 1) rotate(7)' : undefined}>
        <Carcass fallen={fallen} />
        {!fallen && <circle style={{ fill: '#f6b13c', stroke: INK }} cx="25.4" cy="-25" r="1.9" />}
        <Stroke c={INK} w={1.4} d="M21.6-28.6L28-26" />
      </g>
    </g>
  )
}
