import type { Server } from 'socket.io'
import type { ClientToServerEvents, ServerToClientEvents } from '#generated/events.ts'
import type { LiveIdentity } from './admit.ts'

/** Messages between the processes of one game. */
type InterServerEvents = { closeSessions: (sessionIds: string[]) => void }

export type LiveIo = Server<ClientToServerEvents, ServerToClientEvents, InterServerEvents, LiveIdentity>
