import type { Fault } from '../fault.ts'

const WHOLE = 'tests/server/challenges/whole-challenges.test.ts'
const PLAYING = 'tests/server/challenges/playing.test.ts'

/** What a challenge counts and pays, and that it pays once. */
export const CHALLENGE_FAULTS: readonly Fault[] = [
  {
    name: 'the end of a challenge forgets whom it has paid',
    file: 'server/game/challenges/pay-prizes.ts',
    replace: 'UPDATE challenge SET settled_at = ${now()} WHERE id = ${challenge.id}',
    by: 'UPDATE challenge SET edge_value = NULL, edge_player_id = NULL WHERE id = ${challenge.id}',
    seenBy: { file: WHOLE, test: 'pays once, however often its end is forced' },
  },
  {
    name: 'a score is stored in a challenge that has ended',
    file: 'server/game/challenges/save-scores.ts',
    replace: "WHERE challenge.id = ${challenge.id} AND challenge.status = 'ACTIVE'",
    by: 'WHERE challenge.id = ${challenge.id}',
    seenBy: { file: WHOLE, test: 'a late score' },
  },
  {
    name: 'equal scores stand in no order',
    file: 'rules/challenges/standing-value.ts',
    replace: 'Math.min(CHALLENGE_SECONDS, Math.floor(secondsIn))',
    by: 'Math.min(0, Math.floor(secondsIn))',
    seenBy: { file: PLAYING, test: 'stand in the order in which they were reached' },
  },
  {
    name: 'the prize of a challenge doubles the energy that came before it',
    file: 'server/game/energy/energy-state.ts',
    replace: 'return { ...energyChanges(state), energyDoubledUntil: until }',
    by: 'return { energyDoubledUntil: until }',
    seenBy: { file: PLAYING, test: 'keeps what has come at the old pace' },
  },
]
