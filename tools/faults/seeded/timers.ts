import type { Fault } from '../fault.ts'

/** Work that happens later. */
export const TIMER_FAULTS: readonly Fault[] = [
  {
    name: 'a timer is gone before its work is done',
    file: 'server/platform/timers/run-timers.ts',
    replace: 'await inTransaction(async () => {\n      taken = await takeTimer(which)\n',
    by: 'taken = await takeTimer(which)\n    await inTransaction(async () => {\n',
    seenBy: { file: 'tests/server/platform/timers.test.ts' },
  },
  {
    name: 'a mission sets no timer',
    file: 'server/domains/missions/start-mission.ts',
    replace: "schedule('missionEnd', { playerId: player.id, subjectId: id, dueAt: endsAt })",
    by: 'expectedEnd(run)',
    seenBy: { file: 'tests/server/missions/finish-mission.test.ts', test: 'happens without any call' },
  },
  {
    name: 'a timer that was carried out stays',
    file: 'server/platform/timers/run-timers.ts',
    replace: 'DELETE FROM timer WHERE id = (',
    by: "UPDATE timer SET run_at = run_at + interval '1 hour' WHERE id = (",
    seenBy: { file: 'tests/server/platform/timers.test.ts' },
  },
  {
    name: 'a clock set back strands the collectors',
    file: 'server/domains/taxes/collect.ts',
    replace: '!endsAt || endsAt > dueAt) return',
    by: '!endsAt || endsAt > now()) return',
    seenBy: { file: 'tests/server/taxes/taxes.test.ts', test: 'clock is set back' },
  },
  {
    name: 'a wrong clock takes the server’s timers away for a year',
    file: 'server/platform/timers/schedule-timer.ts',
    replace: 'run_at = LEAST(timer.run_at, ${latest}::timestamptz)`',
    by: 'run_at = timer.run_at + (${latest}::timestamptz - ${latest})`',
    seenBy: { file: 'tests/server/platform/timers.test.ts', test: 'a year ahead' },
  },
  {
    name: 'commands do not settle what is due',
    file: 'server/platform/http/answer-once.ts',
    replace: 'if (due.length > 0) return { due }',
    by: 'if (due.length > 1e6) return { due }',
    seenBy: { file: 'tests/server/live-data/settle.test.ts', test: 'is done before a command' },
  },
  {
    name: 'a failed check says that all is well',
    file: 'server/platform/http/metrics.ts',
    replace: 'faults.set(count ?? -1)',
    by: 'faults.set(count ?? 0)',
    seenBy: { file: 'tests/server/platform/metrics.test.ts' },
  },
  {
    name: 'one timer that fails holds up its batch',
    file: 'server/platform/timers/run-timers.ts',
    replace: 'for (const id of ids) await runOneTimer(platform, onRun, part`id = ${id}`)',
    by: 'if (ids.length === 0) await runOneTimer(platform, onRun)',
    seenBy: { file: 'tests/server/platform/timer-batches.test.ts', test: 'carries out the others' },
  },
]
