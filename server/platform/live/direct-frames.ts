import type { Server } from 'socket.io'

type Engine = Server['engine']

/** One connection of engine.io, below a socket of socket.io. */
type Connection = {
  readonly readyState: string
  readonly transport: { readonly name: string; readonly writable: boolean; readonly socket?: WsConnection }
  write(data: unknown, options?: WriteOptions): unknown
}

/** The part of a `ws` connection that engine.io itself uses to send a finished frame. */
type WsConnection = { readonly _sender?: { sendFrame?(frame: readonly Buffer[]): void } }

/** socket.io shares one of these between all connections of a broadcast. */
type WriteOptions = { wsPreEncodedFrame?: readonly Buffer[] }

/** A frame is a head and a body: as one buffer it takes one plain write. */
function joinFrame(options: WriteOptions): readonly Buffer[] | undefined {
  const frame = options.wsPreEncodedFrame
  if (frame && frame.length > 1) options.wsPreEncodedFrame = [Buffer.concat(frame)]
  return options.wsPreEncodedFrame
}

/** Nothing waits to be sent, so a frame written past the queue keeps its place in the order. */
function isIdleWebSocket({ readyState, transport }: Connection): boolean {
  return readyState === 'open' && transport.name === 'websocket' && transport.writable
}

/**
 * Sends a broadcast's finished frame straight to the connection. engine.io would queue it per connection, with
 * objects, events and callbacks that cost a third as much as the write itself; a room of 2,000 feels that.
 * Everything else takes engine.io's way: messages to one socket, long polling, and connections that still have
 * something to send.
 */
export function writeFramesDirectly(engine: Engine): void {
  engine.on('connection', (connection: Connection) => {
    const { write } = connection
    connection.write = (data, options) => {
      const frame = options && joinFrame(options)
      const sender = frame && isIdleWebSocket(connection) ? connection.transport.socket?._sender : undefined
      if (!frame || !sender?.sendFrame) return write.call(connection, data, options)
      sender.sendFrame(frame)
      return connection
    }
  })
}
