import { crusadeByKey } from '#catalogue/crusades/crusades.ts'
import { enemyKindOf } from '#catalogue/missions/enemy-kinds.ts'
import type { FightHost } from '#generated/types.ts'
import type { StageContender } from '../../art/fight-stage/moment.ts'

/** At most this share of an army lies on the field while it has health left. */
const FALLEN_SHARE_MAX = 0.6

/** A boss is one of its kind, with few beside it. Only robbers come in crowds. */
const BOSS = { swordsmen: 2, cavalry: 1 } as const

/** A side's picture at the given health. */
export function stageContender(contender: FightHost, health: number): StageContender {
  const lost = 1 - health / contender.healthMax
  const fallenShare = health <= 0 ? 1 : lost * FALLEN_SHARE_MAX
  if (contender.army)
    return {
      armsId: contender.arms ?? contender.playerId ?? contender.name,
      army: contender.army,
      fallenShare,
    }
  const npc = enemyKindOf(contender.enemyKey)
  if (npc !== 'norsemen' && crusadeByKey(contender.enemyKey ?? '')) return { npc, army: BOSS, fallenShare }
  const strength = 6 + 2 * contender.level
  return {
    npc,
    army: {
      swordsmen: strength,
      archers: strength,
      cavalry: npc !== 'bandits' || contender.level > 3 ? 2 : 0,
    },
    fallenShare,
  }
}
