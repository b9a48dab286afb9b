import type { Fault } from '../fault.ts'

const MAINTENANCE = 'tests/server/appconfig/maintenance.test.ts'
const LEADER = 'tests/server/guilds/gone-leader.test.ts'
const BLOCKED = 'tests/server/admin/blocked-influence.test.ts'
const CRUSADER = 'tests/server/admin/blocked-crusader.test.ts'
const SELLER = 'tests/server/admin/blocked-seller.test.ts'

/** What a block takes, and what it leaves alone. */
export const INFLUENCE_FAULTS: readonly Fault[] = [
  {
    name: 'a blocked lord keeps the place in the top list',
    file: 'server/game/standings/count-standings.ts',
    replace: ' AND NOT is_blocked',
    by: '',
    seenBy: { file: BLOCKED, test: 'has no place in the top list' },
  },
  {
    name: 'a blocked lord stays online',
    file: 'server/game/player/player-info.ts',
    replace: '!isBlocked && lastSeenAt',
    by: 'lastSeenAt',
    seenBy: { file: BLOCKED, test: 'offline at once' },
  },
  {
    name: 'a blocked lord is paid the prize of a challenge',
    file: 'server/game/challenges/pay-prizes.ts',
    replace: 'players.filter(({ isBlocked }) => isBlocked)',
    by: 'players.filter(() => false)',
    seenBy: { file: BLOCKED, test: 'between the count and the payment' },
  },
  {
    name: 'a lifted block never counts again',
    file: 'server/game/blocks/blocks.ts',
    replace: '  await lift(player.id)\n  setBlocked(player, false)',
    by: '  await lift(player.id)',
    seenBy: { file: BLOCKED, test: 'counts again when the block is lifted' },
  },
  {
    name: 'the end of a block is never looked at',
    file: 'server/game/blocks/blocks.ts',
    replace: "if (given.until) schedule('blockEnd'",
    by: "if (given.until && false) schedule('blockEnd'",
    seenBy: { file: BLOCKED, test: 'when the time of the block is over' },
  },
  {
    name: 'a blocked lord keeps the place in a crusade that gathers',
    file: 'server/game/blocks/blocks.ts',
    replace: "  schedule('blockedCrusader', timer)\n",
    by: '',
    seenBy: { file: CRUSADER, test: 'leaves a crusade that gathers' },
  },
  {
    name: 'a lifted block still takes the crusade of the lord away',
    file: 'server/domains/crusades/leave-gathering.ts',
    replace: '({ isBlocked }) => isBlocked',
    by: '() => true',
    seenBy: { file: CRUSADER, test: 'keeps the place if the block is lifted' },
  },
  {
    name: 'a blocked lord is let into a crusade',
    file: 'server/domains/crusades/join-requests.ts',
    replace: 'if (people.get(playerId)?.isBlocked) throw noRequest()',
    by: '',
    seenBy: { file: CRUSADER, test: 'asks to join no crusade any more' },
  },
  {
    name: 'a blocked lord sells',
    file: 'server/domains/market/buy-lot.ts',
    replace: 'if (seller?.isBlocked) throw sellerBlocked()',
    by: 'if (!seller) throw sellerBlocked()',
    seenBy: { file: SELLER, test: 'not shown and not sold' },
  },
  {
    name: 'lots of a blocked lord are on show',
    file: 'server/domains/market/views.ts',
    replace: 'if (seller?.isBlocked) return []',
    by: '',
    seenBy: { file: SELLER, test: 'hold up no page' },
  },
  {
    name: 'who owes diamonds of a refund orders again',
    file: 'rules/donate/limit.ts',
    replace: 'if (owedDiamonds > 0)',
    by: 'if (owedDiamonds < 0)',
    seenBy: { file: 'tests/server/donate/debt.test.ts', test: 'nothing can be ordered' },
  },
  {
    name: 'a late payment forgets the debt of a refund',
    file: 'server/domains/donate/apply-report.ts',
    replace: '  await giveBackOwed(held.player)',
    by: '',
    seenBy: { file: 'tests/server/donate/debt.test.ts', test: 'settles the debt first' },
  },
  {
    name: 'the reason of a block keeps blanks around it',
    file: 'server/game/blocks/blocks.ts',
    replace: 'reason: given.reason.trim()',
    by: 'reason: given.reason',
    seenBy: { file: 'tests/server/admin/reasons.test.ts', test: 'without the space around it' },
  },
  {
    name: 'the record of a blocked lord is the best of all time',
    file: 'server/domains/challenges/records.ts',
    replace: ' AND NOT player.is_blocked',
    by: '',
    seenBy: { file: BLOCKED, test: 'shows no records' },
  },
  {
    name: 'a guild passes to a member who is blocked',
    file: 'server/domains/guilds/replace-leader.ts',
    replace: '!isBlocked && (lastSeenAt',
    by: '(lastSeenAt',
    seenBy: { file: LEADER, test: 'of equals who joined first leads' },
  },
  {
    name: 'the leader who was away keeps the leading role',
    file: 'server/domains/guilds/replace-leader.ts',
    replace: 'if (first) saveMemberRole',
    by: 'if (!first) saveMemberRole',
    seenBy: { file: LEADER, test: 'away for 30 days passes' },
  },
  {
    name: 'a block of a day costs the leader the guild',
    file: 'server/domains/guilds/replace-leader.ts',
    replace: ">= ${LEADER_AWAY_DAYS} * interval '1 day', true",
    by: ">= interval '1 day', true",
    seenBy: { file: LEADER, test: 'one who is blocked for less does not' },
  },
  {
    name: 'maintenance keeps a player from closing sessions',
    file: 'server/game/appconfig/refuse-closed-calls.ts',
    replace: "method === 'GET' || openInMaintenance ||",
    by: "method === 'GET' ||",
    seenBy: { file: MAINTENANCE, test: 'ends the session of a thief' },
  },
  {
    name: 'a castle is deleted during maintenance',
    file: 'server/game/timers/schedule.ts',
    replace: 'if (!maintenance) return finish',
    by: 'if (maintenance || !maintenance) return finish',
    seenBy: { file: MAINTENANCE, test: 'deletes no castle until it ends' },
  },
  {
    name: 'a deletion that maintenance put off never happens',
    file: 'server/game/timers/schedule.ts',
    replace: 'scheduleTimer({ kind, subjectId, playerId, dueAt: new Date(now().getTime() + PUT_OFF_MS) })',
    by: 'void [playerId, PUT_OFF_MS, now]',
    seenBy: { file: MAINTENANCE, test: 'deletes no castle until it ends' },
  },
]
