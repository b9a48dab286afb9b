import { randomUUID } from 'node:crypto'
import type { Server as HttpServer } from 'node:http'
import { Server } from 'socket.io'
import { CHANNEL_NAMES } from '#generated/events.ts'
import type { ChannelName } from '#generated/types.ts'
import { withPlatform } from '../ambient.ts'
import { isDatabaseAway } from '../database/database-errors.ts'
import { isCloseSession, isNeedFetchGameData } from '../event-checks.ts'
import type { Platform } from '../platform.ts'
import { stillOpen } from '../sessions/sessions.ts'
import { logFailure, warnOfRetried } from '../summed-log.ts'
import { admit, type LiveSocket } from './admit.ts'
import { CLOSED_AT_ONCE_MAX, closeOwnTabs } from './close-tabs.ts'
import { hasTooManyTabs, limitPackets } from './connection-limits.ts'
import { writeFramesDirectly } from './direct-frames.ts'
import { answerFetches, createFetchLimit, type ReadGameData } from './fetch-game-data.ts'
import type { LiveEvents } from './live.ts'
import type { LiveIo } from './live-io.ts'
import { startPresence } from './presence.ts'
import { spreadByBus } from './spread-by-bus.ts'
import { spreadEvents } from './spread-events.ts'
import type { Spreading } from './spreading.ts'

export type LiveServer = {
  readonly events: LiveEvents
  onlineCount(): number
  noteCaller(playerId: number): void
  /**
   * Tells the tabs of all processes that this one answers with new public data: whichever process a tab's call reaches, its own news of it
   * comes after. Texts are part of quests, a rate is part of shopGold; both are read by the process of the tab.
   */
  announcePublicData(revision: number): void
  /** Breaks every connection of this process, so that its client connects again. */
  turnAway(): void
  /** Closes every connection of this process. */
  close(): Promise<void>
}

export type LiveServerOptions = {
  readonly http: HttpServer
  readonly platform: Platform
  readonly readGameData: ReadGameData
  readonly onConnections?: (count: number) => void
}

function sendEvents(io: LiveIo, platform: Platform, isAlone: boolean): LiveEvents {
  const check = (fits: boolean, event: string) => {
    if (!fits && platform.config.mode !== 'production')
      throw new Error(`${event} does not match asyncapi.yaml`)
  }
  return {
    changed: (playerId: number, channels: readonly ChannelName[], exceptClientId?: string) => {
      const payload = { channels: [...channels] }
      check(isNeedFetchGameData(payload), 'needFetchGameData')
      const tabs = io.to(`player:${playerId}`)
      const others = exceptClientId === undefined ? tabs : tabs.except(`client:${exceptClientId}`)
      others.emit('needFetchGameData', payload)
    },
    closeSessions: (sessionIds) => {
      for (let first = 0; first < sessionIds.length; first += CLOSED_AT_ONCE_MAX) {
        const payload = { sessionIds: sessionIds.slice(first, first + CLOSED_AT_ONCE_MAX) }
        check(isCloseSession(payload), 'closeSession')
        closeOwnTabs(io, payload.sessionIds)
        // One message to the other processes: of two, the second might arrive first and close a tab without a word.
        if (!isAlone) io.serverSideEmit('closeSessions', payload.sessionIds)
      }
    },
  }
}

/**
 * How long after a change of public data a new connection is still told of it, ms. A tab fetches the data before it connects, so
 * a change in between would be missed.
 */
const CHANGE_RETOLD_MS = 60_000

/** Starts the live server on the HTTP server's port. */
export function startLiveServer({
  http,
  platform,
  readGameData,
  onConnections,
}: LiveServerOptions): LiveServer {
  const { config, log, database, bus } = platform
  const io: LiveIo = new Server(http, {
    path: '/api/socket/app',
    serveClient: false,
    // Long polling needs every request at the same process. With several processes only WebSocket works.
    transports: config.workers > 1 ? ['websocket'] : ['websocket', 'polling'],
    maxHttpBufferSize: 10_000,
    connectTimeout: 10_000,
    cleanupEmptyChildNamespaces: true,
  })
  // A single process needs no distribution through the database.
  const isAlone = config.workers === 1 && !config.databaseUrl
  /** Of the public data that the tabs have been told of last. */
  let sentRevision: number | undefined
  let changedAt = 0
  /** After a gap: events to the tabs here may be lost. */
  const fetchAll = () => {
    io.local.emit('needFetchGameData', { channels: [...CHANNEL_NAMES] })
    if (sentRevision !== undefined) io.local.emit('publicDataChanged', { revision: sentRevision })
  }
  const processId = randomUUID()
  const presence = startPresence(io, platform, { processId, onForgotten: fetchAll })
  const { expectTab } = presence
  const spread = (): Spreading =>
    bus
      ? spreadByBus(bus, fetchAll)
      : spreadEvents({ ...database, processId, log, onReturn: fetchAll, expectTab })
  const spreading = isAlone ? undefined : spread()
  if (spreading) io.adapter(spreading.adapter)
  io.on('closeSessions', (sessionIds) => closeOwnTabs(io, sessionIds))
  writeFramesDirectly(io.engine)
  limitPackets(io, config.rateLimitFactor)
  const limit = createFetchLimit(platform)
  const admitExpected = async (socket: LiveSocket) => {
    const refused = await admit(socket)
    if (refused) return refused
    if (hasTooManyTabs(io, socket.data, config.rateLimitFactor)) return 'tooManyRequests'
    await spreading?.expectTab(socket.data.playerId)
    return undefined
  }
  io.use((socket, next) => {
    withPlatform(platform, () => admitExpected(socket)).then(
      (refusal) => next(refusal && new Error(refusal)),
      (error: unknown) => {
        // The message goes to the client: it must not reveal internals.
        logFailure(log, 'a live connection could not be admitted', error)
        next(new Error(isDatabaseAway(error) ? 'notReady' : 'internal'))
      },
    )
  })
  io.on('connection', (socket) => {
    const { playerId, sessionId, clientId } = socket.data
    void socket.join([`player:${playerId}`, `session:${sessionId}`, `client:${clientId}`])
    // The session may have been closed after `admit` looked, and before its tabs were told: look again, now in the room.
    const admitted = withPlatform(platform, () => stillOpen([sessionId])).then((open) => {
      if (!open.has(sessionId)) closeOwnTabs(io, [sessionId])
    })
    admitted.catch((error: unknown) => warnOfRetried(log, 'a session was not looked up again', error))
    if (sentRevision !== undefined && performance.now() - changedAt < CHANGE_RETOLD_MS)
      socket.emit('publicDataChanged', { revision: sentRevision })
    answerFetches(socket, platform, limit, readGameData)
    onConnections?.(io.engine.clientsCount)
    socket.on('disconnect', () => onConnections?.(io.engine.clientsCount))
  })
  return {
    events: sendEvents(io, platform, isAlone),
    onlineCount: presence.count,
    noteCaller: presence.noteCaller,
    announcePublicData: (revision) => {
      sentRevision = revision
      changedAt = performance.now()
      io.emit('publicDataChanged', { revision })
      io.local.emit('needFetchGameData', { channels: ['quests', 'shopGold'] })
    },
    turnAway: () => {
      for (const { conn } of io.of('/').sockets.values()) conn.close()
    },
    close: async () => {
      await presence.stop()
      await io.close()
      await spreading?.close()
    },
  }
}
