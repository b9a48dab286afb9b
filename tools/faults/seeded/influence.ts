import type { Fault } from '../fault.ts'

const BLOCKED = 'tests/server/admin/blocked-influence.test.ts'

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
    name: 'the record of a blocked lord is the best of all time',
    file: 'server/domains/challenges/records.ts',
    replace: ' AND NOT player.is_blocked',
    by: '',
    seenBy: { file: BLOCKED, test: 'shows no records' },
  },
]
