import { Fill, Flat, INK } from '../figures.tsx'
import { FUR, PALE, type WildProps } from './wild-props.ts'

function HoneyPot() {
  return (
    <g transform="translate(27 -38)">
      <Fill c="#b5683a" d="M-8-9Q-14 2-8 12H8Q14 2 8-9Z" />
      <Flat c="#fff" o={0.25} d="M-8-6Q-12 2-8 9H-5Q-8 2-5-6Z" />
      <Fill c="#f0b43c" d="M-10-13H10V-8Q8-8 7-2T4-7Q2-7 1 1T-3-7Q-8-8-10-8Z" />
    </g>
  )
}

/** Upright on its hind legs. The leader holds a honey pot until it strikes. */
export function Bear({ striking, leader, fallen }: WildProps) {
  const turn = striking
    ? 'translate(4 0) rotate(7)'
    : fallen
      ? 'translate(32 -19) rotate(-90) scale(.92)'
      : ''
  return (
    <g transform={`${turn}${leader ? 'scale(1.15)' : ''}`}>
      <Fill c={FUR} d="M-17-12L-19-3Q-19 0-16 0H-2L-2-12ZM4-12L6-3Q5 0 8 0H21Q22-4 18-6L17-14Z" />
      <Flat c={PALE} d="M-8-3h5v2.5h-5ZM13-4h6v2.5h-6Z" />
      {striking && <Fill c={FUR} d="M6-50L34-66Q40-64 38-57L14-38Z" />}
      <Fill c={FUR} d="M-20-12Q-26-48-9-60Q10-66 19-46Q25-26 19-10Q0-4-20-12Z" />
      <Flat c={PALE} d="M6-46Q18-42 17-24Q14-12 5-11Q-3-28 6-46Z" />
      <Flat c={INK} o={0.18} d="M-20-12Q-25-44-11-58Q-14-36-6-9Q-14-10-20-12Z" />
      <Fill c={FUR} d="M-5-64Q-9-73-1-73Q4-72 4-66ZM9-68Q11-75 16-72Q19-69 15-64Z" />
      <Flat c={PALE} d="M-4-66Q-5-71-1-71Q2-70 1.5-66Z" />
      <Fill c={FUR} d="M-6-56Q-7-71 6-71Q17-71 20-64L27-60Q29-55 24-53L12-50Q-2-48-6-56Z" />
      <Fill c={PALE} d="M19-62L27-60Q29-55 24-53L16-52Q14-58 19-62Z" />
      <Flat c="#fff" o={0.15} d="M-4-60Q-3-69 6-69Q10-69 12-67Q3-66-4-60Z" />
      {striking && <Fill c="#7d1f1c" d="M17-55L26-56L22-51L17-51Z" />}
      <circle style={{ fill: INK }} cx="14.6" cy="-63" r="1.6" />
      <circle style={{ fill: INK }} cx="26.6" cy="-59" r="2.1" />
      {leader && !striking && <HoneyPot />}
      {striking ? (
        <>
          <Fill c={FUR} d="M2-46Q18-44 34-48Q41-46 38-39Q22-28 6-30Z" />
          <Fill c="#fff3dc" d="M36-64l7-2-5 5ZM38-60l7 0-6 4ZM37-46l7-1-5 4ZM38-42l6 1-7 2Z" />
        </>
      ) : (
        <>
          <Fill c={FUR} d="M-6-48Q4-36 20-36Q27-34 24-27Q4-22-10-34Z" />
          <Fill c="#fff3dc" d="M24-35l5-1-3 4ZM25-32l5 1-4 2ZM24-29l4 2-5 0Z" />
        </>
      )}
    </g>
  )
}
