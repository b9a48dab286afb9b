import type { Fault } from '../fault.ts'

/** Live connections. */
export const LIVE_FAULTS: readonly Fault[] = [
  {
    name: 'tabs of a closed session stay connected',
    file: 'server/platform/sessions/close-sessions.ts',
    replace: 'if (ids.length > 0) afterCommit(() => currentLive()?.events.closeSessions(ids))',
    by: 'if (ids.length > 0) afterCommit(() => currentLive()?.events)',
    seenBy: { file: 'tests/server/settings/sessions.test.ts', test: 'logs the other browser out at once' },
  },
  {
    name: 'other processes are not told of closed sessions',
    file: 'server/platform/live/live-server.ts',
    replace: "if (!isAlone) io.serverSideEmit('closeSessions', payload.sessionIds)",
    by: "if (isAlone) io.serverSideEmit('closeSessions', payload.sessionIds)",
    seenBy: { file: 'tests/server/live/live.test.ts', test: 'cut on the other process' },
  },
  {
    name: 'every player is notified of every change',
    file: 'server/platform/live/live-server.ts',
    replace: 'const tabs = io.to(`player:${playerId}`)',
    by: "const tabs = playerId > 0 ? io.except('nobody') : io.to('nobody')",
    seenBy: { file: 'tests/server/live/live.test.ts', test: 'only the player’s tabs' },
  },
  {
    name: 'a connection sends any number of packets',
    file: 'server/platform/live/connection-limits.ts',
    replace: 'if (packets > PACKETS_A_SECOND * factor) connection.close(true)',
    by: 'if (packets > PACKETS_A_SECOND * factor * 1e6) connection.close(true)',
    seenBy: { file: 'tests/server/live/live.test.ts', test: 'of packets' },
  },
  {
    name: 'a session has any number of tabs',
    file: 'server/platform/live/connection-limits.ts',
    replace: 'TABS_OF_SESSION_MAX = 10',
    by: 'TABS_OF_SESSION_MAX = 10_000',
    seenBy: { file: 'tests/server/live/live.test.ts', test: 'of tabs' },
  },
  {
    name: 'an expired session keeps its connection',
    file: 'server/platform/live/presence.ts',
    replace: 'ids.filter((id) => !open.has(id))',
    by: 'ids.filter((id) => !open.has(id) && !id)',
    seenBy: { file: 'tests/server/live/live.test.ts', test: 'when its session expires' },
  },
  {
    name: 'a tab is closed without a word when the event of another process is late',
    file: 'server/platform/live/presence.ts',
    replace: 'closeOwnTabs(\n      io,\n      ids.filter((id) => !open.has(id)),\n    )',
    by: "for (const socket of io.of('/').sockets.values()) if (!open.has(socket.data.sessionId)) socket.disconnect(true)",
    seenBy: { file: 'tests/server/live/live.test.ts', test: 'when its session expires' },
  },
  {
    name: 'the answer of a command lacks what has changed',
    file: 'server/game/commands/command.ts',
    replace: '(locked && changed.get(locked.id)) ?? []',
    by: '(locked && changed.get(0)) ?? []',
    seenBy: { file: 'tests/server/http/commands.test.ts', test: 'returns the changed channels' },
  },
  {
    name: 'a player without a socket is not counted as online',
    file: 'server/domains/live/handlers.ts',
    replace: "if (caller.by !== 'token') currentLive()?.noteCaller(caller.playerId)",
    by: 'void currentLive',
    seenBy: { file: 'tests/server/live/online-by-calls.test.ts', test: 'is counted once' },
  },
  {
    name: 'a player is online for forty seconds after the last tab is closed',
    file: 'server/platform/live/presence.ts',
    replace: "if (!io.of('/').adapter.rooms.has(`player:${playerId}`)) callers.note(playerId)",
    by: 'callers.note(playerId)',
    seenBy: { file: 'tests/server/live/online-by-calls.test.ts', test: 'says more than a call' },
  },
  {
    name: 'a tab is admitted before other processes know of its player',
    file: 'server/platform/live/live-server.ts',
    replace: 'await spreading?.expectTab(socket.data.playerId)',
    by: 'void socket.data.playerId',
    seenBy: {
      file: 'tests/server/live/notify-others.test.ts',
      test: 'opened at another process a moment ago',
    },
  },
  {
    name: 'all processes are notified of players without a tab there',
    file: 'server/platform/live/notify-others.ts',
    replace: 'event.player_id IS NULL OR',
    by: 'true OR',
    seenBy: { file: 'tests/server/live/notify-others.test.ts', test: 'wakes no other process' },
  },
]
