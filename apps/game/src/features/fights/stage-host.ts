import { missionByKey } from '../../../../../catalogue/missions/missions.ts'
import type { FightHost } from '../../../../../generated/types.ts'
import type { Host, WildKind } from '../../art/fight-stage/moment.ts'

/** Whom a mission's icon shows; under any other one meets robbers. */
const kindByIcon: ReadonlyMap<string, WildKind> = new Map([
  ['rat', 'rats'],
  ['goose', 'geese'],
  ['boar', 'boars'],
  ['boar-tusks', 'boars'],
  ['wolf-head', 'wolves'],
  ['wolf-howl', 'wolves'],
  ['bear-head', 'bears'],
])

/** Of a host that holds out, no more than this share lies on the field. */
const mostFallen = 0.6

/** How a side looks on the stage while it has so much health left. */
export function stageHost(host: FightHost, health: number): Host {
  const lost = 1 - health / host.healthMax
  const fallenShare = health <= 0 ? 1 : lost * mostFallen
  if (host.army) return { armsId: host.playerId ?? host.name, army: host.army, fallenShare }
  const npc = kindByIcon.get(missionByKey(host.enemyKey ?? '')?.icon ?? '') ?? 'bandits'
  const strength = 6 + 2 * host.level
  return {
    npc,
    army: { swordsmen: strength, archers: strength, cavalry: npc !== 'bandits' || host.level > 3 ? 2 : 0 },
    fallenShare,
  }
}
