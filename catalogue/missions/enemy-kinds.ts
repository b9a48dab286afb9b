import { CRUSADES } from '../crusades/crusades.ts'
import { missionByKey } from './missions.ts'

/** The icons of missions and crusades by the enemies drawn for them. */
const ICONS = {
  rats: ['rat'],
  geese: ['goose'],
  boars: ['boar', 'boar-tusks'],
  wolves: ['wolf-head', 'wolf-howl'],
  bears: ['bear-head', 'mammoth'],
  dragons: [
    'wyvern',
    'spiked-dragon-head',
    'sea-serpent',
    'eagle-head',
    'hydra',
    'griffin-symbol',
    'double-dragon',
  ],
  bandits: ['hood'],
  guards: [
    'cartwheel',
    'crown',
    'guarded-tower',
    'mountaintop',
    'warlord-helmet',
    'siege-ram',
    'gold-stack',
    'raft',
    'church',
    'moon-orbit',
    'falling-star',
  ],
  norsemen: ['barracks-tent', 'drakkar', 'drakkar-dragon', 'fishing-net', 'goat', 'ram-profile', 'barbarian'],
  skeletons: [
    'skeleton',
    'crypt-entrance',
    'skull-crossed-bones',
    'ringing-bell',
    'clock-tower',
    'burning-embers',
    'ghost',
    'crowned-skull',
  ],
  dwarfs: ['mine-wagon', 'mining', 'anvil-impact'],
  sorcerers: ['plague-doctor-profile', 'bookshelf', 'owl', 'water-mill', 'tipi', 'igloo', 'well', 'gibbet'],
  swampfolk: ['swamp', 'reed', 'fish-monster', 'tree-face', 'holy-oak', 'kraken-tentacle'],
  giants: ['rock-golem', 'ice-golem', 'sandstorm', 'cave-entrance', 'ogre', 'minotaur', 'golem-head'],
} as const satisfies Record<string, readonly string[]>

/** How the enemies of a mission look, on the stage and on the picture of a shared report. */
export type EnemyKind = keyof typeof ICONS

const KINDS: readonly [EnemyKind, readonly string[]][] = [
  ['rats', ICONS.rats],
  ['geese', ICONS.geese],
  ['boars', ICONS.boars],
  ['wolves', ICONS.wolves],
  ['bears', ICONS.bears],
  ['dragons', ICONS.dragons],
  ['bandits', ICONS.bandits],
  ['guards', ICONS.guards],
  ['norsemen', ICONS.norsemen],
  ['skeletons', ICONS.skeletons],
  ['dwarfs', ICONS.dwarfs],
  ['sorcerers', ICONS.sorcerers],
  ['swampfolk', ICONS.swampfolk],
  ['giants', ICONS.giants],
]

export const ENEMY_KINDS: readonly EnemyKind[] = KINDS.map(([kind]) => kind)

/** By the icon of the mission or crusade. Robbers for any other icon. */
export function enemyKindOf(missionKey: string | null | undefined): EnemyKind {
  const place = missionByKey(missionKey ?? '') ?? CRUSADES.find(({ key }) => key === missionKey)
  const icon = place?.icon
  return KINDS.find(([, icons]) => icon !== undefined && icons.includes(icon))?.[0] ?? 'bandits'
}
