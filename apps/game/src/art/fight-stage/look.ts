import { blazon } from '../blazon.ts'
import type { FigureGroup } from './army-layout.ts'
import type { FigureKey } from './figures.tsx'
import type { StageContender, WildKind } from './moment.ts'
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

function wild(kind: WildKind, colour: string, metal: string, bulk: number): Look {
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

function band(kind: WildKind, colour: string, metal: string, bulk = 1.15): Look {
  return { ...wild(kind, colour, metal, bulk), banner: true }
}

const WILD: Record<WildKind, Look> = {
  rats: wild('rats', '#7d7166', '#c4b5a2', 1.5),
  geese: wild('geese', '#f3eee0', '#cfc9bb', 1.9),
  boars: wild('boars', '#6a4a36', '#8f6b50', 2.7),
  wolves: wild('wolves', '#6d6b70', '#c2bbb4', 2.3),
  bears: wild('bears', '#7a4f2c', '#c2945c', 2.8),
  dragons: wild('dragons', '#8c2f26', '#c8763a', 2.6),
  bandits: BANDITS,
  guards: band('guards', '#3d5a80', '#aab3bb'),
  norsemen: band('norsemen', '#6b4a2e', '#a88f60'),
  skeletons: band('skeletons', '#4a4640', '#c3cad0'),
  dwarfs: band('dwarfs', '#7a3b2a', '#b5332a'),
  sorcerers: band('sorcerers', '#4b3a63', '#8d7bb0'),
  swampfolk: band('swampfolk', '#4d6b3c', '#7d8f3c'),
  giants: band('giants', '#6c757d', '#dfe9ee', 2),
}

/** How an army is drawn: a lord's army in its livery, a mission's enemies in their own colours. */
export function look(contender: StageContender): Look {
  if ('npc' in contender) return WILD[contender.npc]
  const { house } = blazon(contender.armsId)
  return { figures: LORDLY, lying: 'fallen', colour: house.colour, metal: house.metal, bulk: 1, banner: true }
}
