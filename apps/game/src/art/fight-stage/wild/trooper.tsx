import type { ReactNode } from 'react'
import { Fill, Flat, INK, Legs, Stroke } from '../figures.tsx'
import { FUR, PALE, type WildProps } from './wild-props.ts'

/** What tells one band of two-legged enemies from another. */
type Kit = {
  skin: string
  head: ReactNode
  weapon: ReactNode
  /** Height relative to a man's. */
  tall?: number
  beard?: string
}

const STEEL = '#c3cad0'

const HEADS = {
  kettle: <Fill c={PALE} d="M-11-36Q-6-38-5-43Q0-48 5-43Q6-38 11-36Q0-33-11-36Z" />,
  horned: (
    <>
      <Fill c={STEEL} d="M-6-35Q-6-44 0-45Q6-44 6-35Z" />
      <Fill c="#f3ead2" d="M-6-40Q-14-42-13-51Q-10-45-5-44ZM6-40Q14-42 13-51Q10-45 5-44Z" />
    </>
  ),
  hood: <Fill c={FUR} d="M-8-26Q-10-44 0-48Q9-44 7-34Q4-40 0-40Q-3-38-3-28Z" />,
  cap: <Fill c={PALE} d="M-7-37Q-4-47 2-52L7-37Z" />,
  reeds: <Stroke c="#7d8f3c" w={2} d="M-5-38L-9-50M-1-39L-2-53M3-38L6-51M6-36L12-46" />,
  skull: (
    <>
      <Fill c={STEEL} d="M-6-38Q-5-45 0-45Q6-45 6-38Z" />
      <Flat c={INK} d="M-1-35h3v3h-3ZM3-35h2.4v3H3ZM0-30.5h4v1H0Z" />
    </>
  ),
  crest: <Fill c={PALE} d="M-5-38L-8-46L-2-42L0-50L3-42L8-46L5-38Z" />,
} as const

const WEAPONS = {
  pike: (
    <>
      <Stroke c="#6b4423" w={2.2} d="M6-8L16-66" />
      <Fill c={STEEL} d="M13-64l3-13 4 12-4 4ZM17-58q8-3 9 5q-6 2-10 1Z" />
    </>
  ),
  axe: (
    <>
      <Stroke c="#6b4423" w={2.4} d="M5-16L18-52" />
      <Fill c={STEEL} d="M13-54Q25-60 30-48Q24-43 16-44ZM14-52Q6-56 6-48Q10-46 14-45Z" />
    </>
  ),
  sword: (
    <>
      <Fill c="#a9a18c" d="M9-22L23-50L27-53L26-47L13-20Z" />
      <Fill c="#6b4423" d="M6-24l9 5-1.5 2.5-9-5Z" />
    </>
  ),
  pick: (
    <>
      <Stroke c="#6b4423" w={2.6} d="M6-14L17-48" />
      <Fill c="#8d979f" d="M2-50Q16-58 32-44Q18-50 16-46Q12-50 2-50Z" />
    </>
  ),
  staff: (
    <>
      <Stroke c="#4a3524" w={2.4} d="M9-4L14-56" />
      <circle cx="14.5" cy="-59" r="9" style={{ fill: '#b9f0c8', opacity: 0.4 }} />
      <circle cx="14.5" cy="-59" r="4" style={{ fill: '#dffbe4', stroke: INK, strokeWidth: 0.8 }} />
    </>
  ),
  fork: (
    <>
      <Stroke c="#6b4423" w={2.2} d="M7-8L15-54" />
      <Stroke c={STEEL} w={2} d="M15-54L12-66M15-54L17-67M15-54L22-64" />
    </>
  ),
  club: (
    <>
      <Fill c="#6b4423" d="M7-16L17-50Q24-58 28-50Q28-42 21-42L11-14Z" />
      <Flat c={STEEL} d="M18-52l-3-4 5 1ZM26-46l5 1-4 2Z" />
    </>
  ),
} as const

function Body({ kit, striking = false, leader = false }: WildProps & { kit: Kit }) {
  return (
    <>
      <Legs wide={striking} />
      {leader && <Fill c="#8a2a22" d="M-5-28L-16-4L-2-8Z" />}
      <Fill c={FUR} d="M-7.5-9L-6.5-28Q0-32 6.5-28L7.5-9Q0-6-7.5-9Z" />
      <Fill c="#3a2714" d="M-7.2-16h14.4v3.2H-7.2Z" />
      <circle style={{ fill: kit.skin, stroke: INK, strokeWidth: 1.1 }} cy="-34" r="5" />
      <circle style={{ fill: INK }} cx="2.8" cy="-34.6" r=".9" />
      {kit.beard && <Fill c={kit.beard} d="M-4-32Q1-29 5-33Q7-24 1-20Q-4-24-4-32Z" />}
      {kit.head}
      <g transform={striking ? 'rotate(58 6 -22)' : undefined}>{kit.weapon}</g>
      <Fill c={kit.skin} d="M4-27L12-26L11-21.5L4-22Z" />
    </>
  )
}

function trooper(kit: Kit): (props: WildProps) => ReactNode {
  return function Trooper({ striking = false, leader = false, fallen = false }: WildProps) {
    const tall = (kit.tall ?? 1) * (leader ? 1.22 : 1)
    return (
      <g transform={fallen ? `translate(20 -5) scale(${tall}) rotate(-86)` : `scale(${tall})`}>
        <Body kit={kit} striking={striking} leader={leader} />
      </g>
    )
  }
}

export const TROOPERS = {
  guards: trooper({ skin: '#e8bf95', head: HEADS.kettle, weapon: WEAPONS.pike }),
  norsemen: trooper({ skin: '#e8bf95', head: HEADS.horned, weapon: WEAPONS.axe, beard: '#b5702c' }),
  skeletons: trooper({ skin: '#e9e2cf', head: HEADS.skull, weapon: WEAPONS.sword }),
  dwarfs: trooper({ skin: '#dcae82', head: HEADS.cap, weapon: WEAPONS.pick, tall: 0.78, beard: '#d8d2c4' }),
  sorcerers: trooper({ skin: '#c9b59b', head: HEADS.hood, weapon: WEAPONS.staff }),
  swampfolk: trooper({ skin: '#8fb36a', head: HEADS.reeds, weapon: WEAPONS.fork }),
  giants: trooper({ skin: '#98a4ab', head: HEADS.crest, weapon: WEAPONS.club, tall: 1.7 }),
} as const
