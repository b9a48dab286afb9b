import type { QuestsData } from '#generated/types.ts'
import type { GameEvent } from '#rules/quests/game-event.ts'
import { lockPlayer } from '#server/game/player/lock-order.ts'
import { advance } from '#server/game/quests/advance.ts'
import { inTransaction } from '#server/platform/transaction.ts'
import type { Lord } from '../../support/open-game.ts'

/** Events that the pages report when a player acts. */
export function tell(lord: Lord, ...events: readonly GameEvent[]): Promise<void> {
  return inTransaction(async () => advance((await lockPlayer(lord.player.id)).id, ...events))
}

export async function questsOf(lord: Lord): Promise<QuestsData> {
  const data = (await lord.gameData('quests')).quests?.data
  if (!data) throw new Error('The channel quests is missing')
  return data
}
