/** Writes outside of the owner's folder, each with its reason. */
export const FOREIGN_WRITES: readonly string[] = [
  // One statement records the use of a session and when its player was last seen, in the order of locks.
  'server/platform/sessions/sessions.ts writes player',
]

/** Files that read tables of other owners. */
export const TABLE_READERS: Readonly<Record<string, readonly string[]>> = {
  'server/domains/admin/grant-role.ts': ['account', 'player'],
  'server/domains/admin/queries.ts': ['account', 'money_entry', 'player', 'player_block', 'session'],
  'server/domains/auth/log-in.ts': ['session'],
  'server/domains/auth/purge-accounts.ts': ['player'],
  'server/domains/auth/second-factor/login-step.ts': ['session'],
  'server/domains/auth/second-factor/remove-factor.ts': ['account'],
  'server/domains/fights/queries.ts': ['fight', 'fight_log', 'mission_run'],
  'server/domains/history/item-queries.ts': ['consumable_entry', 'gear_entry', 'resource_entry'],
  'server/domains/history/money-queries.ts': ['money_entry'],
  'server/domains/history/references/lot-reference.ts': ['market_lot', 'player'],
  'server/domains/history/references/mission-reference.ts': ['mission_run'],
  'server/domains/history/references/raid-reference.ts': ['fight'],
  'server/domains/market/lot-faults.ts': ['consumable_stack', 'gear', 'resource_stack'],
  'server/domains/market/stalls.ts': ['player'],
  'server/domains/market/stranded-goods.ts': ['consumable_stack', 'gear', 'resource_stack'],
  'server/domains/market/views.ts': ['gear', 'player'],
  'server/domains/missions/runs.ts': ['fight'],
  'server/domains/notifications/queries.ts': ['notification'],
  'server/domains/player/queries.ts': ['account', 'mission_run', 'player', 'tutorial_step'],
  'server/domains/raids/find-candidates.ts': ['player', 'raid_castle', 'session'],
  'server/domains/raids/gold-at-day-start.ts': ['money_entry'],
  'server/domains/raids/opponent-store.ts': ['mission_run'],
  'server/domains/settings/queries.ts': ['session'],
  'server/game/items/item-faults.ts': ['player'],
  'server/game/live/unseen.ts': ['fight_log', 'gear', 'notification'],
  'server/game/player/household.ts': ['session'],
  'server/game/quests/purge-pieces.ts': ['gear'],
  'server/game/quests/quest-state.ts': ['player'],
  'server/game/raids/left-mottos.ts': ['player'],
  'server/platform/database/watch-database.ts': ['timer'],
  'server/platform/http/mailbox.ts': ['mailbox'],
  'server/platform/sessions/sessions.ts': ['player', 'tutorial_step'],
  'server/platform/timers/settle-batch.ts': ['player'],
}
