import { Fill, Flat, INK, Stroke } from '../figures.tsx'
import { FUR, PALE, type WildProps } from './wild-props.ts'

const BEAK = '#e8892b'

function Head({ open = false, helmet = false }) {
  return (
    <>
      {open ? (
        <>
          <Fill c="#b5352c" d="M4-2L13-1L12 2L4 3Z" />
          <Fill c={BEAK} d="M4-4Q11-6 17-4L15-1L4 .5Z" />
          <Fill c={BEAK} d="M3 1.5L14 4.5L12 7L3 5Z" />
        </>
      ) : (
        <Fill c={BEAK} d="M4-4Q10-4 16 .5Q16 3 13 3L4 4Z" />
      )}
      <Fill c={FUR} d="M-7 5Q-8-7 0-7Q7-7 7 0Q6 6 1 6Q-4 7-7 5Z" />
      <circle style={{ fill: INK }} cx="2.4" cy="-1.6" r="1.3" />
      {open && <Stroke c={INK} w={1.2} d="M-.4-4.8L4.6-3" />}
      {helmet && (
        <>
          <Fill c="#c9402f" d="M-1-12Q-6-23-17-19Q-14-17-15-12Q-9-13-4-8Z" />
          <Fill c="#c3cad0" d="M-8 1Q-9-11 0-13Q7-11 8-4L3-4Q-2-4-3 0L-4 5Z" />
          <Flat c="#fff" o={0.5} d="M-5-8Q-3-11 0-12L-1-6L-5-4Z" />
        </>
      )}
    </>
  )
}

const WEBBED = 'M-1.5-12h3l.5 10L8 0H-4l2.5-2.5Z'

/** Neck up at rest, neck forward and wings up when striking. */
export function Goose({ striking, leader, fallen }: WildProps) {
  if (fallen) return <FallenGoose />
  const body = striking
    ? 'M-27-27Q-14-27-4-29Q8-32 16-36Q24-41 32-40L35-33Q28-32 23-28Q19-24 19-20Q16-11 6-10Q-8-8-17-14Q-24-19-27-27Z'
    : 'M-27-29Q-16-25-4-27Q7-28 8-36Q6-44 9-50L19-47Q17-40 18-33Q20-26 19-20Q16-11 6-10Q-8-8-17-14Q-24-20-27-29Z'
  return (
    <>
      <Fill c={BEAK} d={WEBBED} />
      <g transform={striking ? 'translate(9 0)' : 'translate(7 0)'}>
        <Fill c={BEAK} d={WEBBED} />
      </g>
      <Fill c={FUR} d={body} />
      <Flat c={INK} o={0.14} d="M-22-20Q-4-9 19-22Q16-12 6-10Q-8-9-17-14Z" />
      {leader && <Fill c="#8e1f1c" d="M9-32L19-28Q19-24 19-21L5-27Q8-29 9-32Z" />}
      {striking ? (
        <>
          <Fill
            c={PALE}
            d="M6-20Q4-44-12-60Q-13-54-18-57Q-17-50-24-51Q-21-44-28-43Q-23-38-28-34Q-20-33-17-26Q-8-14 2-15Z"
          />
          <Stroke c={INK} w={0.9} d="M-13-52Q-6-42-3-28M-19-45Q-12-38-8-26M-23-37Q-16-33-12-24" />
        </>
      ) : (
        <>
          <Fill c={PALE} d="M-25-23Q-14-29 2-25Q10-22 7-16Q0-11-10-14Q-14-15-16-18Q-21-19-25-23Z" />
          <Stroke c={INK} w={0.9} d="M-17-18Q-10-17-5-20M-11-15Q-4-14-1-18" />
        </>
      )}
      <g transform={striking ? 'translate(36 -37) rotate(8)' : 'translate(14 -52)'}>
        <Head open={striking} helmet={leader} />
      </g>
    </>
  )
}

function FallenGoose() {
  return (
    <>
      <Fill c={BEAK} d="M3-12l6-8 3-1-1 3 3-1-2 3-5 7ZM11-10l8-6 3 0-2 2 3 1-3 1-6 5Z" />
      <Fill c={FUR} d="M24-5Q18-14 4-14Q-6-14-10-8Q-18-4-27-6L-28-1Q-18 2-8 0Q8 3 18-1Q26-1 24-5Z" />
      <Fill c={PALE} d="M-6-6Q6-10 16-4Q10 3-2 4Q-12 4-16 1Q-8 0-6-6Z" />
      <g transform="translate(-30 -4) rotate(172) scale(1 -1)">
        <Head />
      </g>
    </>
  )
}
