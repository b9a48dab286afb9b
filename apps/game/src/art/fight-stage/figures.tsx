import type { CSSProperties, ReactNode } from 'react'

/** Livery: --t is the house's colour, --m its metal. Both are set where a figure is used. */
const COLOUR = 'var(--t)'
const METAL = 'var(--m)'
const SKIN = '#e8bf95'
const STEEL = '#c3cad0'
const MAIL = '#8d979f'
const WOOD = '#6b4423'
export const INK = '#2a1a10'
const GOLD = '#d8a83e'

const OUTLINE: CSSProperties = { stroke: INK, strokeWidth: 1.1, strokeLinejoin: 'round' }

/** A filled shape with the ink line. */
export function Fill({ c, d }: { c: string; d: string }) {
  return <path style={{ ...OUTLINE, fill: c }} d={d} />
}

/** A shape without the line: trim, light, shade. */
export function Flat({ c, d, o }: { c: string; d: string; o?: number }) {
  return <path style={{ fill: c }} opacity={o} d={d} />
}

export function Stroke({ c, w, d }: { c: string; w: number; d: string }) {
  return <path style={{ fill: 'none', stroke: c, strokeWidth: w, strokeLinecap: 'round' }} d={d} />
}

function Face({ beard = false }: { beard?: boolean }) {
  return (
    <>
      <circle style={{ ...OUTLINE, fill: SKIN }} cy="-34" r="5" />
      {beard && <Flat c="#7a4f2e" d="M-2-32Q2-30 5-33Q5-28 1-27.5Q-2-28-2-32Z" />}
      <circle style={{ fill: INK }} cx="2.6" cy="-34.5" r=".8" />
    </>
  )
}

/** Legs apart for a stride, or together. */
export function Legs({ wide = false }: { wide?: boolean | undefined }) {
  return wide ? (
    <Fill c="#4a3524" d="M-6-12L-11 0h5.5l6-9 6 9h6L5-12Z" />
  ) : (
    <Fill c="#4a3524" d="M-5-12L-6 0h5l1-9 1 9h5L5-12Z" />
  )
}

function Tunic({ c, trim }: { c: string; trim: string }) {
  return (
    <>
      <Fill c={c} d="M-7-10L-6-28Q0-32 6-28L7-10Q0-7-7-10Z" />
      <Flat c={trim} d="M-7-10.5L-6.8-13Q0-10 6.8-13L7-10.5Q0-7.5-7-10.5Z" />
      <Flat c={INK} o={0.16} d="M-6.5-10.5L-5.6-28Q-4-30-2-30L-3-9Q-5-9-6.5-10.5Z" />
    </>
  )
}

function Archer({ drawn }: { drawn: boolean }) {
  return (
    <>
      <Fill c="#8a5a34" d="M-10-30l4-2 4 14-4 2Z" />
      <Stroke c={METAL} w={1.6} d="M-10-31l-1.5-5M-8-32l-1-5M-6-33l0-5" />
      <Legs wide={drawn} />
      <Tunic c={COLOUR} trim={METAL} />
      <Stroke c="#4a2d14" w={1.6} d="M-6.5-17H6.5" />
      <Face />
      <Fill c={COLOUR} d="M-6-32Q-7-42 0-42Q7-41 5-35Q1-38-2-36L-4-29Z" />
      {drawn ? (
        <>
          <Stroke c={WOOD} w={2.2} d="M10-44Q22-26 10-8" />
          <Stroke c="#e7d5ad" w={0.8} d="M10-44L1-25L10-8" />
          <Stroke c="#3b2818" w={1.3} d="M0-25H23" />
          <Flat c={STEEL} d="M23-27l5 2-5 2Z" />
          <Fill c={SKIN} d="M2-28l13 1.5v3L2-23Z" />
        </>
      ) : (
        <>
          <Stroke c={WOOD} w={2.2} d="M12-38Q19-22 12-4" />
          <Stroke c="#e7d5ad" w={0.8} d="M12-38V-4" />
          <Fill c={COLOUR} d="M3-27L14-21L13-17L3-21Z" />
          <circle style={{ ...OUTLINE, fill: SKIN }} cx="14.5" cy="-19.5" r="2" />
        </>
      )}
    </>
  )
}

function Shield() {
  return (
    <>
      <Fill c={COLOUR} d="M0-26Q7-25 14-26V-16Q14-8 7-5Q0-8 0-16Z" />
      <Flat c={METAL} d="M5.8-25.3h2.5V-6h-2.5ZM.7-18h12.6v2.5H.7Z" />
      <Flat c="#fff" o={0.2} d="M.8-25Q4-24.5 6-24.6L2-12Q.8-14 .8-16Z" />
    </>
  )
}

function Swordsman({ striking }: { striking: boolean }) {
  return (
    <>
      <Legs wide={striking} />
      <Tunic c={MAIL} trim={MAIL} />
      <Fill c={COLOUR} d="M-6-24h12l1 14Q0-7-7-10Z" />
      <Stroke c={GOLD} w={1.4} d="M-6.5-16H6.5" />
      <Face beard />
      <Fill c={STEEL} d="M-6-33Q-6-42 0-44Q6-42 6-33L4.5-34V-30H2.5V-35Z" />
      <Flat c="#fff" o={0.5} d="M-3-40Q-1-42.5 1-42.5L0-35H-3Z" />
      {striking ? (
        <>
          <Fill c={MAIL} d="M2-28L15-33L16-29L3-22Z" />
          <Fill c="#e6e9ec" d="M17-33L46-30L47-28L46-26.5L17-28Z" />
          <Fill c={GOLD} d="M15-37h2.5v12H15Z" />
          <g transform="translate(-5 3)">
            <Shield />
          </g>
        </>
      ) : (
        <>
          <Fill c="#e6e9ec" d="M10-22L24-47L27.5-50L26-44L13.5-20Z" />
          <Fill c={GOLD} d="M6-23l9 5-1 2-9-5Z" />
          <Shield />
        </>
      )}
    </>
  )
}

function Squire() {
  return (
    <>
      <Legs />
      <Tunic c={METAL} trim={COLOUR} />
      <Fill c={COLOUR} d="M-4-29h8v20Q0-7.5-4-9Z" />
      <Face />
      <Fill c="#aab3bb" d="M-8.5-35Q0-48 8.5-35Q0-37-8.5-35Z" />
      <Stroke c={WOOD} w={2.2} d="M10 0L13-62" />
      <Fill c="#e6e9ec" d="M10-61l3.5-12 3 12-3 3Z" />
      <Flat c={COLOUR} d="M13-57l11 4-11 4Z" />
      <circle style={{ ...OUTLINE, fill: SKIN }} cx="11" cy="-23" r="2.2" />
    </>
  )
}

function Priest({ praying }: { praying: boolean }) {
  return (
    <>
      {praying && <circle cy="-35" r="12" style={{ fill: '#fff0b8', opacity: 0.7 }} />}
      {praying && <circle cy="-35" r="12" style={{ fill: 'none', stroke: GOLD, strokeWidth: 1.4 }} />}
      <Fill c="#f3ead2" d="M-9 0L-5-28Q0-32 5-28L9 0Z" />
      <Flat c={COLOUR} d="M-1.8-29h4L3.5 0H-3Z" />
      <Flat c={INK} o={0.12} d="M-9 0L-5-28Q-4-30-2-30L-4 0Z" />
      <Face beard />
      <Fill c="#cdb98c" d="M-6-31Q-7-42 0-43Q7-42 6-33L4-37H-3Z" />
      {praying && <Fill c="#f3ead2" d="M3-27L12-42L15-40L8-22Z" />}
      <Stroke c={GOLD} w={2.4} d={praying ? 'M14-20V-66M8-58h12' : 'M12 0V-54M7-46h10'} />
    </>
  )
}

function Horse() {
  return (
    <>
      <Fill
        c="#5d3a20"
        d="M-22-12L-24 0h6l3-12ZM-12-12l-1 12h6l1-12ZM10-12l3 12h6l-2-12ZM19-14l8 6-2 7h6l2-10-8-8Z"
      />
      <Fill c="#6b4426" d="M-26-34Q-34-30-33-14Q-29-18-26-26Z" />
      <Fill c="#7a4f2e" d="M25-61Q31-67 35-61L47-50Q49-45 45-43L38-44Q32-46 29-52ZM26-61l1-7 5 5Z" />
      <Fill
        c={COLOUR}
        d="M-27-31Q-28-39-18-39L8-39Q14-41 20-55Q23-61 29-61L33-52Q28-44 26-34Q27-20 25-8Q19-4 13-9Q5-5-3-9Q-11-5-19-9Q-25-6-28-10Q-25-20-27-31Z"
      />
      <Flat
        c={METAL}
        d="M-28-10Q-27-14-26.5-17L25.5-17Q25.5-12 25-8Q19-4 13-9Q5-5-3-9Q-11-5-19-9Q-25-6-28-10ZM21-55l10-4 1.5 5-11 6ZM-19-33l3 5-3 5-3-5ZM14-33l3 5-3 5-3-5Z"
      />
      <Flat c={INK} o={0.14} d="M-27-18Q0-12 25-18V-8Q19-4 13-9Q5-5-3-9Q-11-5-19-9Q-25-6-28-10Z" />
      <Stroke c={GOLD} w={1.3} d="M33-58L37-45M35-52L22-46" />
      <circle style={{ fill: INK }} cx="37" cy="-55" r="1.3" />
    </>
  )
}

function Rider({ charging }: { charging: boolean }) {
  return (
    <>
      <Horse />
      <Fill c="#9aa4ac" d="M-3-38l5 16 6 1 1 4h-9l-8-20Z" />
      <Fill c={COLOUR} d="M-10-37Q-11-52-6-59Q0-62 6-59Q9-50 7-37Z" />
      <Fill c={STEEL} d="M-8-73Q-1-78 6-73L7-61Q-1-57-8-61Z" />
      <Stroke c={INK} w={1.6} d="M0-69h7M3-74v14" />
      <Fill c={METAL} d="M-2-76Q-4-86-14-84Q-18-80-15-75Q-10-79-5-75Z" />
      <g transform={charging ? undefined : 'rotate(-58 6 -50)'}>
        <Stroke c={WOOD} w={3} d="M-24-45L66-56" />
        <Fill c="#e6e9ec" d="M66-59l11 1.5-10.5 4.5Z" />
        <Fill c={METAL} d="M42-53l17-2 1 10-7-3-8 5Z" />
      </g>
      <Fill c={METAL} d="M-8-56Q-1-55 6-56V-45Q6-37-1-33Q-8-37-8-45Z" />
      <Flat c={COLOUR} d="M-2.5-55.5h3v21l-1.5 1-1.5-1ZM-7.5-49h13v3h-13Z" />
    </>
  )
}

function Fallen() {
  return (
    <>
      <Fill c="#4a3524" d="M9-5L24-7l1 4-9 1 8 1-1 3L9-1Z" />
      <Fill c={COLOUR} d="M-10-8Q0-11 11-8V-1Q0 1-11-1Z" />
      <circle style={{ ...OUTLINE, fill: SKIN }} cx="-15" cy="-4.5" r="4.5" />
      <Fill c={MAIL} d="M-15-9.5Q-22-9-21-3Q-19 0-16 0L-15-4Z" />
      <g transform="translate(4 -1) rotate(14) scale(1 .62)">
        <Shield />
      </g>
    </>
  )
}

export type FigureKey =
  | 'archers'
  | 'archersStrike'
  | 'swordsmen'
  | 'swordsmenStrike'
  | 'squires'
  | 'priests'
  | 'priestsStrike'
  | 'cavalry'
  | 'cavalryStrike'
  | 'fallen'

const FIGURES: Record<FigureKey, ReactNode> = {
  archers: <Archer drawn={false} />,
  archersStrike: <Archer drawn />,
  swordsmen: <Swordsman striking={false} />,
  swordsmenStrike: <Swordsman striking />,
  squires: <Squire />,
  priests: <Priest praying={false} />,
  priestsStrike: <Priest praying />,
  cavalry: <Rider charging={false} />,
  cavalryStrike: <Rider charging />,
  fallen: <Fallen />,
}

/** Every soldier, drawn once, facing right, feet at the origin. */
export function FigureDefs({ uid }: { uid: string }) {
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
