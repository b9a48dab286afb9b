import { Agent, type IncomingHttpHeaders, request as openRequest } from 'node:http'
import { request as openTlsRequest, Agent as TlsAgent } from 'node:https'

/** A request as it is sent: nothing is checked or added. */
export type WireRequest = {
  readonly method: string
  /** With /api and the query. */
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string | Buffer
  /** The address of this machine from which it is sent. */
  readonly localAddress?: string
}

export type WireAnswer = {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly text: string
}

const POOL = { keepAlive: true, maxSockets: 64 }
const agent = new Agent(POOL)
/** The certificates of servers in the tests are their own. */
const tlsAgent = new TlsAgent({ ...POOL, rejectUnauthorized: false })

/** Sends it to the server at `url`, even if a browser would refuse to (such as a GET with a body). */
export function sendWire(
  url: string,
  { method, path, headers, body, localAddress }: WireRequest,
): Promise<WireAnswer> {
  return new Promise((resolve, reject) => {
    const { protocol, hostname, port } = new URL(url)
    const isTls = protocol === 'https:'
    const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }
    const options = { hostname, port, method, path, localAddress, headers: { ...length, ...headers } }
    const open = isTls ? openTlsRequest : openRequest
    const outgoing = open({ ...options, agent: isTls ? tlsAgent : agent }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('error', reject)
      response.on('end', () => {
        const text = Buffer.concat(chunks).toString('utf8')
        resolve({ status: response.statusCode ?? 0, headers: response.headers, text })
      })
    })
    outgoing.on('error', reject)
    outgoing.end(body)
  })
}
