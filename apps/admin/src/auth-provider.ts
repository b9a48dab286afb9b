import createClient from 'openapi-fetch'
import type { AuthProvider } from 'react-admin'
import type { paths } from '../../../generated/calls.ts'
import type { AuthResult, Error as Refusal } from '../../../generated/types.ts'
import { mayEnter, mayUse } from './access.ts'

const api = createClient<paths>({ baseUrl: '/api' })

function messageOf(failure: Refusal | undefined): string {
  const message = failure?.message ?? 'Произошла ошибка'
  return typeof message === 'string' ? message : (message[0] ?? 'Произошла ошибка')
}

/** The session of this browser, if it belongs to somebody of the console; the game's own players are left alone. */
async function readSession(): Promise<AuthResult | undefined> {
  const { data } = await api.GET('/auth/data')
  return data && mayEnter(data.player.roles) ? data : undefined
}

async function requireSession(): Promise<AuthResult> {
  const session = await readSession()
  if (!session) throw new Error('ra.auth.auth_check_error')
  return session
}

type Credentials = {
  readonly email: string
  readonly password: string
}

async function logOut() {
  // A player of the game who has strayed here is sent to the login page without losing the game's session.
  if (await readSession()) await api.POST('/auth/logout', {})
}

export const authProvider = {
  login: async ({ email, password }: Credentials) => {
    const { data, error } = await api.POST('/auth/login', { body: { email, password } })
    if (!data) throw new Error(messageOf(error))
    if (mayEnter(data.player.roles)) return
    await api.POST('/auth/logout', {})
    throw new Error('У этой учётной записи нет доступа к управлению')
  },
  logout: logOut,
  checkAuth: async () => {
    await requireSession()
  },
  checkError: async (error: unknown) => {
    if (error instanceof Error && 'status' in error && error.status === 401) throw error
  },
  getIdentity: async () => {
    const { player } = await requireSession()
    return { id: player.playerId, fullName: player.name }
  },
  getPermissions: async () => (await readSession())?.player.roles ?? [],
  canAccess: async ({ resource, action }: { resource: string; action: string }) => {
    const roles = (await readSession())?.player.roles ?? []
    return ['list', 'show'].includes(action) && mayUse(roles, resource)
  },
} satisfies AuthProvider
