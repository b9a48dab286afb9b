import { client } from '#apps/admin/src/calls.ts'
import type { AuthResult, Role } from '#generated/types.ts'

/** A call that a part of the console has made. */
export type Asked = {
  /** `POST /admin/players/7/block` */
  readonly call: string
  readonly body: unknown
  /** Of the header `Idempotency-Key`. */
  readonly key: string | null
}

type Answer = { readonly status?: number; readonly body: unknown }

/** By call. */
export type Answers = Readonly<Record<string, (asked: Asked) => Answer>>

const BASE = '/api'

function responseTo({ status = 200, body }: Answer): Response {
  const headers = new Headers({ 'content-type': 'application/json' })
  if (Array.isArray(body)) headers.set('content-range', `rows 0-${body.length - 1}/${body.length}`)
  return new Response(JSON.stringify(body), { status, headers })
}

/** A refusal in the one shape of the API. */
export function refusal(status: number, code: string, message: string): Answer {
  return { status, body: { code, message, requestId: '0e9c1f0a-6f0e-4a39-9a1c-9a5f6f7f0b11' } }
}

/** Who is logged in to the console. */
function sessionOf(roles: readonly Role[]): AuthResult {
  return {
    sessionId: '5f0d1b7e-3c1a-4a39-9a1c-9a5f6f7f0b12',
    bearer: null,
    player: {
      playerId: 1,
      name: 'Тихомир',
      email: 'tihomir@example.org',
      emailConfirmed: true,
      roles: ['PLAYER', ...roles],
    },
    serverTime: new Date().toISOString(),
  }
}

/** Stands in for the API: answers the calls of the console's parts and keeps what they asked. */
export function createConsoleServer() {
  const asked: Asked[] = []

  /** From now on, until the returned function is called. */
  function answer(answers: Answers, roles: readonly Role[] = ['SUPER_ADMIN']): () => void {
    asked.length = 0
    const respond = async (request: Request): Promise<Response> => {
      const call = `${request.method} ${new URL(request.url).pathname.slice(BASE.length)}`
      if (call === 'GET /auth/data') return responseTo({ body: sessionOf(roles) })
      const text = await request.text()
      const made = {
        call,
        body: text === '' ? undefined : JSON.parse(text),
        key: request.headers.get('idempotency-key'),
      }
      if (request.method !== 'GET') asked.push(made)
      const found = answers[call]
      return responseTo(found ? found(made) : refusal(500, 'internal', `Нет ответа на ${call}`))
    }
    const middleware = { onRequest: ({ request }: { readonly request: Request }) => respond(request) }
    client.use(middleware)
    // The data provider looks for it at each call.
    const real = globalThis.fetch
    globalThis.fetch = async (input, init) => {
      const request = new Request(input, init)
      return new URL(request.url).pathname.startsWith(BASE) ? respond(request) : real(input, init)
    }
    return () => {
      client.eject(middleware)
      globalThis.fetch = real
    }
  }

  return { asked, answer }
}
