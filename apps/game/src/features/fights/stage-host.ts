import { crusadeByKey } from '#catalogue/crusades/crusades.ts'
import { enemyKindOf } from '#catalogue/missions/enemy-kinds.ts'
import type { FightHost } from '#generated/types.ts'
import type { Host } from '../../art/fight-stage/moment.ts'

/** At most this share of a host lies on the field while it has health left. */
const FALLEN_SHARE_MAX = 0.6

/** A boss is one of its kind, with few beside it. Only robbers come in crowds. */
const BOSS = { swordsmen: 2, cavalry: 1 } as const

/** A side's picture at the given health. */
export function stageHost(host: FightHost, health: number): Host {
  const lost = 1 - health / host.healthMax
  const fallenShare = health <= 0 ? 1 : lost * FALLEN_SHARE_MAX
  if (host.army) return { armsId: host.arms ?? host.playerId ?? host.name, army: host.army, fallenShare }
  const npc = enemyKindOf(host.enemyKey)
  if (npc !== 'norsemen' && crusadeByKey(host.enemyKey ?? '')) return { npc, army: BOSS, fallenShare }
  const strength = 6 + 2 * host.level
  return {
    npc,
    army: { swordsmen: strength, archers: strength, cavalry: npc !== 'bandits' || host.level > 3 ? 2 : 0 },
    fallenShare,
  }
}
