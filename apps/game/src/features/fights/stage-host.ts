import { missionByKey } from '../../../../../catalogue/missions.ts'
import type { Host } from '../../art/fight-stage/moment.ts'
import type { FightHost } from './fight-types.ts'

const beasts: ReadonlySet<string> = new Set(['rat', 'goose', 'boar', 'wolf-head', 'bear-head'])

/** Of a host that holds out, no more than this share lies on the field. */
const mostFallen = 0.6

/** How a side looks on the stage while it has so much health left. */
export function stageHost(host: FightHost, health: number): Host {
  const lost = 1 - health / host.healthMax
  const fallenShare = health <= 0 ? 1 : lost * mostFallen
  if (host.army) return { armsId: host.playerId ?? host.name, army: host.army, fallenShare }
  const icon = missionByKey(host.enemyKey ?? '')?.icon ?? ''
  const strength = 6 + 2 * host.level
  return {
    npc: beasts.has(icon) ? 'beasts' : 'bandits',
    army: { swordsmen: strength, archers: strength, cavalry: host.level > 3 ? 2 : 0 },
    fallenShare,
  }
}
