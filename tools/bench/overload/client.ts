import { connect, type Socket } from 'node:net'

export type SentCall = {
  /** The whole request, as it goes over the wire. */
  readonly bytes: string
  /** Gets the status, 0 for a broken connection. */
  readonly answered: (status: number) => void
}

const END_OF_HEAD = Buffer.from('\r\n\r\n')

/** A keep-alive connection that costs the sender as little as possible: it shares the machine with the server. */
type Connection = {
  readonly socket: Socket
  received: Buffer
  present: SentCall | undefined
}

export type Client = {
  send(call: SentCall): void
  /** Connections that are open. */
  open(): number
  close(): void
}

/** The end of the first answer in the bytes, and its status; undefined until it is whole. */
function answerIn(bytes: Buffer): { status: number; end: number; closes: boolean } | undefined {
  const headEnd = bytes.indexOf(END_OF_HEAD)
  if (headEnd < 0) return undefined
  const head = bytes.toString('latin1', 0, headEnd)
  const [, length = '0'] = /\r\ncontent-length: (\d+)/i.exec(head) ?? []
  const end = headEnd + END_OF_HEAD.length + Number(length)
  if (bytes.length < end) return undefined
  return { status: Number(head.slice(9, 12)), end, closes: /\r\nconnection: close/i.test(head) }
}

/** Sends each call on an idle connection, or on a new one. */
export function createClient(url: string): Client {
  const { hostname, port } = new URL(url)
  const idle: Connection[] = []
  const all = new Set<Connection>()

  const finish = (connection: Connection, status: number) => {
    const call = connection.present
    connection.present = undefined
    call?.answered(status)
  }
  const receive = (connection: Connection, chunk: Buffer) => {
    connection.received =
      connection.received.length === 0 ? chunk : Buffer.concat([connection.received, chunk])
    const answer = answerIn(connection.received)
    if (!answer) return
    connection.received = connection.received.subarray(answer.end)
    finish(connection, answer.status)
    if (answer.closes) connection.socket.destroy()
    else idle.push(connection)
  }
  const openConnection = (): Connection => {
    const socket = connect(Number(port), hostname).setNoDelay(true)
    const connection: Connection = { socket, received: Buffer.alloc(0), present: undefined }
    all.add(connection)
    socket.on('data', (chunk: Buffer) => receive(connection, chunk))
    socket.on('error', () => undefined)
    socket.on('close', () => {
      all.delete(connection)
      finish(connection, 0)
    })
    return connection
  }
  const takeIdle = (): Connection | undefined => {
    for (let found = idle.pop(); found; found = idle.pop()) if (!found.socket.destroyed) return found
    return undefined
  }
  return {
    send: (call) => {
      const connection = takeIdle() ?? openConnection()
      connection.present = call
      connection.socket.write(call.bytes)
    },
    open: () => all.size,
    close: () => {
      for (const { socket } of all) socket.destroy()
    },
  }
}
