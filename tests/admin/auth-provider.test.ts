import { afterEach, expect, it, vi } from 'vitest'

afterEach(() => vi.unstubAllGlobals())

/** The addresses of calls have no origin outside of a browser. */
class LocalRequest extends Request {
  constructor(address: string | URL | Request, init?: RequestInit) {
    super(typeof address === 'string' ? new URL(address, 'http://localhost') : address, init)
  }
}

/** Asks whether somebody is logged in. `answer` is the server's, undefined if it is lost. */
async function checkAuth(answer: Response | undefined): Promise<void> {
  vi.stubGlobal('Request', LocalRequest)
  vi.stubGlobal('fetch', async () => {
    if (!answer) throw new TypeError('Failed to fetch')
    return answer
  })
  vi.resetModules()
  const { authProvider } = await import('#apps/admin/src/auth-provider.ts')
  return authProvider.checkAuth()
}

it('an administrator stays logged in while nobody knows whether the session is there', async () => {
  await checkAuth(undefined)
  await checkAuth(Response.json({ message: 'Сервер занят', code: 'notReady' }, { status: 503 }))
})

it('without a session the login page follows', async () => {
  await expect(checkAuth(Response.json(null))).rejects.toThrow('ra.auth.auth_check_error')
})
