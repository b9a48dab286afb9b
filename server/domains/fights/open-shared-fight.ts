import { markFightAsShared } from '../../game/fights/mark-fight-as-shared.ts'
import { currentPlatform } from '../../platform/ambient.ts'
import { type FightRow, findSharedFight } from './queries.ts'

/** A report by the key of its link. The first time it is marked, so that the link goes on working. */
export async function openSharedFight(shareKey: string): Promise<FightRow | undefined> {
  const fight = await findSharedFight(shareKey)
  if (!fight || fight.isShared) return fight
  // A database that cannot write for now must not keep anybody from reading.
  await markFightAsShared(shareKey).catch((error: unknown) =>
    currentPlatform().log.warn({ err: error }, 'a shared report was not marked as such'),
  )
  return fight
}
