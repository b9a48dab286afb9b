import { Agent, type IncomingHttpHeaders, request as openRequest } from 'node:http'

/** A request as it is sent: nothing is checked or added. */
export type WireRequest = {
  readonly method: string
  /** With /api and the query. */
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string | Buffer
}

export type WireAnswer = {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly text: string
}

const agent = new Agent({ keepAlive: true, maxSockets: 64 })

/** Sends it to the server at `url`, even if a browser would refuse to (such as a GET with a body). */
export function sendWire(url: string, { method, path, headers, body }: WireRequest): Promise<WireAnswer> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(url)
    const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }
    const options = { agent, hostname, port, method, path, headers: { ...length, ...headers } }
    const outgoing = openRequest(options, (response) => {
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
