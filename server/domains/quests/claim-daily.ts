import { dailyQuestReward } from '#rules/quests/quests.ts'
import { earn } from '../../game/player/ledger.ts'
import type { LockedPlayer } from '../../game/player/lock-order.ts'
import { loadQuests } from '../../game/quests/quest-state.ts'
import { saveClaimed } from '../../game/quests/quest-store.ts'
import { NO_REWARD, type StoredReward } from '../../game/rewards/reward.ts'
import { conflict, notFound } from '../../platform/errors.ts'
import { refuseUnlessDone } from './refuse-unless-done.ts'

/** Pays one of the day's quests. 404 if it is not of today, 409 alreadyClaimed, 422 questNotDone. */
export async function claimDailyQuest(player: LockedPlayer, questKey: string): Promise<StoredReward> {
  const { day } = await loadQuests(player.id)
  const found = day.quests.find(({ quest }) => quest.key === questKey)
  if (!found) throw notFound('notFound', 'Сегодня такого поручения нет')
  if (found.isClaimed) throw conflict('alreadyClaimed', 'Награда уже получена')
  refuseUnlessDone(found.progress, found.quest.amount)
  const reward = { ...NO_REWARD, ...dailyQuestReward(player.level) }
  // The day is stored: there is progress.
  saveClaimed(player.id, day.day, questKey)
  earn(player, reward, 'DAILY_QUESTS', { reference: `daily:${questKey}` })
  return reward
}
