import { blazon } from '../blazon.ts'
import type { FigureKey } from './figures.tsx'
import type { FigureGroup } from './host-layout.ts'
import type { Host, WildKind } from './moment.ts'
import type { WildPose } from './wild-figures.tsx'

type Drawing = FigureKey | `${WildKind}${WildPose}`

export type Look = {
  /** Each group's drawings: at rest, and at its strike. */
  figures: Record<FigureGroup, readonly [Drawing, Drawing]>
  lying: Drawing
  colour: string
  metal: string
  /** A figure's width relative to a man's. */
  bulk: number
  banner: boolean
}

const LORDLY: Look['figures'] = {
  archers: ['archers', 'archersStrike'],
  swordsmen: ['swordsmen', 'swordsmenStrike'],
  cavalry: ['cavalry', 'cavalryStrike'],
  priests: ['priests', 'priestsStrike'],
  squires: ['squires', 'squires'],
}

const BANDITS: Look = {
  figures: {
    ...LORDLY,
    swordsmen: ['banditsidle', 'banditsstrike'],
    squires: ['banditsidle', 'banditsidle'],
    priests: ['banditsidle', 'banditsidle'],
  },
  lying: 'fallen',
  colour: '#5f5136',
  metal: '#8a3a2c',
  bulk: 1,
  banner: true,
}

function beasts(kind: Exclude<WildKind, 'bandits'>, colour: string, metal: string, bulk: number): Look {
  const rest = [`${kind}idle`, `${kind}idle`] as const
  const fight = [`${kind}idle`, `${kind}strike`] as const
  const figures = {
    archers: fight,
    swordsmen: fight,
    cavalry: [`${kind}leader`, `${kind}leaderStrike`],
    priests: rest,
    squires: rest,
  } as const
  return { figures, lying: `${kind}fallen`, colour, metal, bulk, banner: false }
}

const WILD: Record<WildKind, Look> = {
  rats: beasts('rats', '#7d7166', '#c4b5a2', 1.5),
  geese: beasts('geese', '#f3eee0', '#cfc9bb', 1.9),
  boars: beasts('boars', '#6a4a36', '#8f6b50', 2.7),
  wolves: beasts('wolves', '#6d6b70', '#c2bbb4', 2.3),
  bears: beasts('bears', '#7a4f2c', '#c2945c', 2.8),
  bandits: BANDITS,
}

/** How a host is drawn: a lord's army in its livery, a mission's enemies in their own colours. */
export function look(host: Host): Look {
  if ('npc' in host) return WILD[host.npc]
  const { house } = blazon(host.armsId)
  return { figures: LORDLY, lying: 'fallen', colour: house.colour, metal: house.metal, bulk: 1, banner: true }
}
