import { INFINITE_QUESTS } from '#catalogue/quests/infinite-quests.ts'
import { type InfiniteQuestKind, infiniteQuestGoal, infiniteQuestReward } from '#rules/quests/quests.ts'
import { earn } from '../../game/player/ledger.ts'
import type { LockedPlayer } from '../../game/player/lock-order.ts'
import { loadQuests } from '../../game/quests/quest-state.ts'
import { saveInfinite } from '../../game/quests/quest-store.ts'
import { NO_REWARD, type StoredReward } from '../../game/rewards/reward.ts'
import { forbidden } from '../../platform/errors.ts'
import { refuseUnlessDone } from './refuse-unless-done.ts'

/** The tutorial step that opens each kind. */
const unlocks = new Map(INFINITE_QUESTS.map(({ kind, unlock }) => [kind, unlock]))

/**
 * Pays the current stage of an infinite quest and starts the next one with the surplus progress. 403 pageLocked until
 * the kind is open, though progress counts before that. 422 questNotDone.
 */
export async function claimInfiniteQuest(
  player: LockedPlayer,
  kind: InfiniteQuestKind,
): Promise<{ stage: number; reward: StoredReward }> {
  const { infinite, tutorial } = await loadQuests(player.id)
  const unlock = unlocks.get(kind)
  if (unlock !== undefined && !tutorial.completed.includes(unlock)) {
    throw forbidden('pageLocked', 'Это поручение ещё закрыто: исполняйте поручения глав', { unlock })
  }
  const { stage, progress, owed } = infinite[kind]
  const goal = infiniteQuestGoal(kind, stage)
  refuseUnlessDone(progress, goal)
  const reward = { ...NO_REWARD, ...infiniteQuestReward(kind, stage, player.level) }
  saveInfinite(player.id, kind, { stage: stage + 1, progress: progress - goal, owed })
  earn(player, reward, 'INFINITE_QUESTS', { reference: `infinite:${kind}:${stage}` })
  return { stage, reward }
}
