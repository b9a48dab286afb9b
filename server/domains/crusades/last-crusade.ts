import type { CrusadeOutcome } from '#generated/types.ts'
import { crusadeMembers, crusades } from '../../game/crusades/models.ts'
import { NO_REWARD, type StoredReward, viewReward } from '../../game/rewards/reward.ts'
import { type ListedRow, someColumnsOf } from '../../platform/database/model-parts.ts'
import { sqlMaybe } from '../../platform/sql.ts'
import { bossOf } from './boss-of.ts'

const columns = someColumnsOf(crusades, ['id', 'bossKey', 'name', 'result', 'fightId'], 'crusade')
const finishColumns = someColumnsOf(crusadeMembers, ['finishedAt'], 'member')

type LastRow = ListedRow<typeof columns> &
  ListedRow<typeof finishColumns> & { readonly rewards: StoredReward | null }

/** The last crusade of a player that has come home. */
export async function readLastCrusade(playerId: number): Promise<CrusadeOutcome | null> {
  const last = await sqlMaybe<LastRow>`
    SELECT ${columns}, ${finishColumns}, log.rewards
    FROM crusade_member AS member JOIN crusade ON crusade.id = member.crusade_id
      LEFT JOIN fight_log AS log ON log.fight_id = crusade.fight_id AND log.player_id = member.player_id
    WHERE member.player_id = ${playerId} AND member.finished_at IS NOT NULL ORDER BY member.id DESC LIMIT 1`
  if (!last || last.result === null || last.fightId === null || last.finishedAt === null) return null
  const boss = bossOf(last)
  return {
    crusadeId: last.id,
    missionKey: boss.key,
    bossName: boss.name,
    name: last.name,
    result: last.result,
    reward: viewReward(last.rewards ?? NO_REWARD),
    fightId: last.fightId,
    finishedAt: last.finishedAt.toISOString(),
  }
}
