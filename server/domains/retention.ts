import { purgeChallengeScores, purgeChallengeTables } from '../game/challenges/purge-challenges.ts'
import { purgeCrusades } from '../game/crusades/purge-crusades.ts'
import { purgeFoundings, purgeGuildHistory, purgeGuildWeeks } from '../game/guilds/purge-guilds.ts'
import { purgeNotifications } from '../game/notifications/purge-notifications.ts'
import { purgePushTokens } from '../game/notifications/push-tokens.ts'
import { purgeFreedNames } from '../game/player/freed-names.ts'
import { purgePieces } from '../game/quests/purge-pieces.ts'
import { purgeMottos } from '../game/raids/purge-mottos.ts'
import { purgeRateLimits } from '../platform/http/limits/rate-limits.ts'
import { purgeAnswers } from '../platform/idempotency.ts'
import { purgeStoredLetters } from '../platform/mail/purge-letters.ts'
import { purgePlayerDays } from '../platform/sessions/note-day.ts'
import { purgeTokens } from '../platform/sessions/personal-tokens.ts'
import { purgeSessions } from '../platform/sessions/sessions.ts'
import type { Purge } from '../platform/timers/platform-timers.ts'
import { purgeAccountTokens } from './auth/account-token.ts'
import { purgeEmailChanges } from './auth/email-change/purge.ts'
import { purgeAccounts } from './auth/purge-accounts.ts'
import { purgeLoginSteps } from './auth/second-factor/login-step.ts'
import { purgePayers } from './donate/purge-payers.ts'
import { purgeTries } from './forge/tries.ts'
import { purgeClosedLots } from './market/close-lots.ts'
import { purgeRuns } from './missions/purge-runs.ts'
import { purgeCooldowns, purgeSpyings } from './raids/purge-raids.ts'

/** How long the rows of a table are kept. */
type TableRule = {
  readonly table: string
  /** As docs/operating.md says it. */
  readonly kept: string
  /** Removes them. Without it they are bounded, go with another table's rows, or are kept for ever. */
  readonly purge?: Purge
}

/** Every table of the database. Each table's owner decides when its rows are too old. */
export const retention: readonly TableRule[] = [
  { table: 'player', kept: 'for ever: histories of others name castles, a deleted one by a neutral name' },
  { table: 'player_name', kept: 'as long as the player: former names' },
  { table: 'freed_name', kept: '90 days: names of deleted castles as keyed hashes', purge: purgeFreedNames },
  { table: 'player_look', kept: 'until the player is deleted' },
  { table: 'alike_name', kept: 'until the name is changed or its owner is gone: names from before' },
  { table: 'alike_name_mark', kept: 'a few minutes a day: how far the check of names has come' },
  { table: 'player_settings', kept: 'as long as the player: one row' },
  { table: 'player_deletion', kept: 'a few seconds: a player who is being deleted' },
  {
    table: 'email_change',
    kept: 'until it is carried out, at most four days, or with its account',
    purge: purgeEmailChanges,
  },
  {
    table: 'account',
    kept: 'until the player is deleted, or has been away for a year if the e-mail was never confirmed',
    purge: purgeAccounts,
  },
  {
    table: 'messenger_account',
    kept: 'until it is unlinked, until a new password, or as long as the player: who logs in by Telegram',
  },
  { table: 'session', kept: 'a month past its end: which accounts shared a browser', purge: purgeSessions },
  {
    table: 'personal_token',
    kept: 'until its term, until it is revoked, or until a new password or a block ends it',
    purge: purgeTokens,
  },
  { table: 'account_token', kept: 'a week past its expiry', purge: purgeAccountTokens },
  { table: 'second_factor', kept: 'until it is turned off, or with its account' },
  { table: 'recovery_code', kept: 'as long as the second factor: ten rows' },
  { table: 'login_step', kept: 'five minutes: a login that waits for its code', purge: purgeLoginSteps },
  { table: 'player_block', kept: 'for ever: who was kept out, by whom and why' },
  { table: 'admin_action', kept: 'for ever: what administrators changed, by whom and when' },
  { table: 'correction', kept: 'for ever: what administrators gave or took, and why' },
  { table: 'player_note', kept: 'until the player is deleted: what administrators noted' },
  { table: 'news', kept: 'for ever: a row for each' },
  { table: 'news_revision', kept: 'for ever: every text that was saved, and by whom' },
  { table: 'text_revision', kept: 'for ever: every text that was saved, and by whom' },
  { table: 'app_setting_revision', kept: 'for ever: every change of a setting, and by whom' },
  { table: 'player_day', kept: '100 days: who was in the game on which day', purge: purgePlayerDays },
  { table: 'statistics_mark', kept: 'for ever: three rows' },
  { table: 'day_money', kept: 'for ever: a few dozen rows a day' },
  { table: 'day_fights', kept: 'for ever: at most nine rows a day' },
  { table: 'day_players', kept: 'for ever: a row a day' },
  { table: 'day_failures', kept: 'for ever: a row a day' },
  { table: 'public_data', kept: 'for ever: one row' },
  { table: 'guide', kept: 'for ever: a row for each, also for those that were deleted' },
  { table: 'guide_revision', kept: 'for ever: every text that was saved, and by whom' },
  { table: 'player_reaction', kept: 'until it is taken back: one for each castle and item' },
  { table: 'reaction_count', kept: 'for ever: a row for each item with reactions' },
  { table: 'world', kept: 'for ever: one row' },
  { table: 'money_entry', kept: 'for ever: the ledger, whose sums are the purses' },
  { table: 'army_entry', kept: 'for ever: the history of armies, a row for each change' },
  { table: 'resource_stack', kept: 'as long as the castle: one row for each resource' },
  { table: 'resource_entry', kept: 'for ever: the history, whose sums are the stacks' },
  { table: 'gear', kept: 'as long as the piece exists: the storage of a castle is limited' },
  { table: 'gear_entry', kept: 'for ever: the history tells who had a piece' },
  { table: 'consumable_stack', kept: 'as long as the castle: one row for each consumable' },
  { table: 'consumable_entry', kept: 'for ever: the history, whose sums are the stacks' },
  { table: 'enhance_entry', kept: 'for ever: the ledger, whose sums are the enhance points' },
  { table: 'mission_run', kept: 'a year, with its report', purge: purgeRuns },
  { table: 'crusade', kept: 'three days if it does not set out, else a year', purge: purgeCrusades },
  { table: 'crusade_member', kept: 'as long as its crusade' },
  { table: 'crusade_candidate', kept: 'until it is answered, at most three days' },
  { table: 'fight', kept: 'a year; for ever if somebody opened its link' },
  { table: 'secret_chain', kept: 'for ever: a row for about two years' },
  { table: 'day_secret', kept: 'for ever: a row a day, so that old reports can be checked' },
  { table: 'draw_count', kept: 'as long as the castle: one row for each kind of draw' },
  { table: 'fight_log', kept: 'as long as its fight' },
  { table: 'raid_castle', kept: 'as long as the castle: one row' },
  { table: 'neighbour', kept: 'as long as the castle: one row for each generated castle' },
  { table: 'neighbour_visit', kept: 'as long as the castle: one row' },
  { table: 'left_motto', kept: '90 days', purge: purgeMottos },
  { table: 'raid_opponent', kept: 'as long as the castle: three rows, replaced by each search' },
  { table: 'raid_cooldown', kept: 'until it is over', purge: purgeCooldowns },
  { table: 'raid_spying', kept: 'until it is over', purge: purgeSpyings },
  { table: 'guild', kept: 'until its members delete it' },
  { table: 'guild_role', kept: 'as long as the guild: at most ten' },
  { table: 'guild_member', kept: 'as long as the player belongs to the guild' },
  { table: 'guild_request', kept: 'until it is answered or revoked, or the player joins a guild' },
  { table: 'guild_history', kept: 'a year, at most as long as the guild', purge: purgeGuildHistory },
  { table: 'guild_week', kept: 'a year, at most as long as the guild', purge: purgeGuildWeeks },
  { table: 'guild_founding', kept: 'while open, then 30 days', purge: purgeFoundings },
  { table: 'guild_share', kept: 'as long as its founding, unless it is returned' },
  { table: 'guild_claim', kept: 'as long as the guild or the open founding' },
  { table: 'guild_standing', kept: 'as long as the guild: one row' },
  { table: 'guild_change', kept: 'a few seconds: guilds that the top list counts again' },
  { table: 'challenge', kept: 'for ever: a row for three days' },
  {
    table: 'challenge_score',
    kept: '90 days; the first 100 places for ever',
    purge: purgeChallengeScores,
  },
  {
    table: 'challenge_standing',
    kept: 'until the prizes of its challenge are paid',
    purge: purgeChallengeTables,
  },
  { table: 'challenge_count', kept: 'as long as the standings of its challenge' },
  { table: 'challenge_change', kept: 'a few seconds: scores that the table counts again' },
  { table: 'challenge_record', kept: 'as long as the castle: at most seven rows' },
  { table: 'tutorial_step', kept: 'as long as the castle: one row for each step' },
  { table: 'daily_quest', kept: 'as long as the castle: three rows, replaced each day' },
  { table: 'infinite_quest', kept: 'as long as the castle: one row for each quest' },
  { table: 'daily_reward', kept: 'as long as the castle: one row' },
  { table: 'quest_gear', kept: 'as long as the piece exists', purge: purgePieces },
  { table: 'notification', kept: '180 days', purge: purgeNotifications },
  { table: 'push_key', kept: 'for ever: one row' },
  { table: 'push_token', kept: 'as long as its session is open', purge: purgePushTokens },
  { table: 'push_due', kept: 'a few seconds: notifications that may be pushed' },
  { table: 'market_lot', kept: 'while open, then 30 days', purge: purgeClosedLots },
  { table: 'donate_order', kept: 'for ever: the receipts of players' },
  {
    table: 'donate_payment',
    kept: 'for ever: what providers reported, so that nothing counts twice; who paid, until half a year after the payment of a deleted player',
    purge: purgePayers,
  },
  { table: 'donate_limit', kept: 'as long as the castle: one row' },
  { table: 'legal_version', kept: 'for ever: what players agreed to' },
  { table: 'sharpening_try', kept: 'a year', purge: purgeTries },
  { table: 'craft_category', kept: 'as long as the castle: at most 20' },
  { table: 'craft_recipe', kept: 'as long as the castle: at most 100' },
  { table: 'standing', kept: 'as long as the castle: one row' },
  { table: 'standing_count', kept: 'while a castle has such a value' },
  { table: 'standing_change', kept: 'a few seconds: castles that the top lists count again' },
  { table: 'timer', kept: 'until it has run: one for each march, collection and lot' },
  { table: 'check_progress', kept: 'for ever: one row for each list of changes' },
  { table: 'idempotency', kept: 'a day', purge: purgeAnswers },
  { table: 'rate_limit', kept: 'until its window ends', purge: purgeRateLimits },
  { table: 'mailbox', kept: '7 days', purge: purgeStoredLetters },
  { table: 'presence', kept: 'a few seconds: one row for each server process' },
  { table: 'socket_io_attachments', kept: '30 seconds, removed by the adapter of the live events' },
  { table: 'readiness', kept: 'for ever: one row' },
  { table: 'migration', kept: 'for ever: one row for each migration' },
]

/** Everything that is removed with age. */
export const purges: readonly Purge[] = retention.flatMap(({ purge }) => purge ?? [])
