import { gainExperience, type LevelUp } from '#rules/player/level.ts'
import { now } from '../../platform/clock.ts'
import { notify } from '../notifications/notify.ts'
import { settlePlayer } from '../player/ledger.ts'
import type { LockedPlayer } from '../player/lock-order.ts'
import type { Money, MoneySource } from '../player/money.ts'
import type { PlayerChanges } from '../player/player-row.ts'
import { protectNewcomer } from '../raids/newcomer.ts'
import { NO_REWARD } from './reward.ts'

/** Money and experience (hundredths) for an action. */
export type PaidReward = Money & { readonly experience: number }

export type PayOptions = {
  readonly source: MoneySource
  readonly reference: string
  /** Other columns written by the same statement. */
  readonly changes?: PlayerChanges
  /** The time for the notifications; by default now. */
  readonly at?: Date
}

/**
 * Pays a locked player: money and level rewards through the ledger, experience, and for people a notification per level. Returns
 * the levels reached, for `advance`.
 */
export function payReward(player: LockedPlayer, reward: PaidReward, options: PayOptions): LevelUp[] {
  const { level, experience, levelUps } = gainExperience(player, reward.experience)
  settlePlayer(player, {
    entries: [
      { money: reward, source: options.source, reference: options.reference },
      ...levelUps.map((levelUp) => ({
        money: levelUp,
        source: 'LEVEL_UP' as const,
        reference: `level:${levelUp.level}`,
      })),
    ],
    changes: { ...options.changes, level, experience },
  })
  for (const { level: reached, ...paid } of player.kind === 'HUMAN' ? levelUps : []) {
    notify(
      player.id,
      { type: 'LEVEL_UP', level: reached, reward: { ...NO_REWARD, ...paid } },
      options.at ?? now(),
    )
  }
  protectNewcomer(player, levelUps, options.at ?? now())
  return levelUps
}
