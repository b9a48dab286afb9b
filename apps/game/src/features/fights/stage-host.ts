import { missionByKey } from '../../../../../catalogue/missions/missions.ts'
import type { FightHost } from '../../../../../generated/types.ts'
import { type Host, WILD_KINDS, type WildKind } from '../../art/fight-stage/moment.ts'

/** The icons of missions by the enemies drawn for them. Robbers for any other icon. */
const ICONS = {
  rats: ['rat'],
  geese: ['goose'],
  boars: ['boar', 'boar-tusks'],
  wolves: ['wolf-head', 'wolf-howl'],
  bears: ['bear-head', 'mammoth'],
  dragons: ['wyvern', 'spiked-dragon-head', 'sea-serpent', 'eagle-head'],
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
  norsemen: ['barracks-tent', 'drakkar', 'drakkar-dragon', 'fishing-net', 'goat', 'ram-profile'],
  skeletons: [
    'skeleton',
    'crypt-entrance',
    'skull-crossed-bones',
    'ringing-bell',
    'clock-tower',
    'burning-embers',
  ],
  dwarfs: ['mine-wagon', 'mining', 'anvil-impact'],
  sorcerers: ['plague-doctor-profile', 'bookshelf', 'owl', 'water-mill', 'tipi', 'igloo', 'well', 'gibbet'],
  swampfolk: ['swamp', 'reed', 'fish-monster', 'tree-face', 'holy-oak'],
  giants: ['rock-golem', 'ice-golem', 'sandstorm', 'cave-entrance'],
} as const satisfies Record<WildKind, readonly string[]>

const kindByIcon: ReadonlyMap<string, WildKind> = new Map(
  WILD_KINDS.flatMap((kind) => ICONS[kind].map((icon) => [icon, kind] as const)),
)

/** At most this share of a host lies on the field while it has health left. */
const FALLEN_SHARE_MAX = 0.6

/** A side's picture at the given health. */
export function stageHost(host: FightHost, health: number): Host {
  const lost = 1 - health / host.healthMax
  const fallenShare = health <= 0 ? 1 : lost * FALLEN_SHARE_MAX
  if (host.army) return { armsId: host.playerId ?? host.name, army: host.army, fallenShare }
  const npc = kindByIcon.get(missionByKey(host.enemyKey ?? '')?.icon ?? '') ?? 'bandits'
  const strength = 6 + 2 * host.level
  return {
    npc,
    army: { swordsmen: strength, archers: strength, cavalry: npc !== 'bandits' || host.level > 3 ? 2 : 0 },
    fallenShare,
  }
}
