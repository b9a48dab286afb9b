import type { AuthProvider } from 'react-admin'
import type { AuthResult, LoginCodeRequest } from '#generated/types.ts'
import { mayCreate, mayEdit, mayEnter, mayUse } from './access.ts'
import { CallLost } from './fetch-answered.ts'
import { closeSession, getAuthData, logIn, logInByCode, SessionUnknown } from './session-calls.ts'

/** The session of this browser if its account has a role of the console. Sessions of players are ignored. */
async function readSession(): Promise<AuthResult | undefined> {
  const session = await getAuthData()
  return session && mayEnter(session.player.roles) ? session : undefined
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

/** The password is right. The login page asks for the code. */
export class CodeNeeded extends Error {
  readonly loginToken: string

  constructor(loginToken: string) {
    super('Введите код из приложения')
    this.name = 'CodeNeeded'
    this.loginToken = loginToken
  }
}

async function enter(given: Credentials | LoginCodeRequest): Promise<AuthResult> {
  if ('loginToken' in given) return logInByCode(given)
  const result = await logIn({ email: given.email, password: given.password })
  if ('loginToken' in result) throw new CodeNeeded(result.loginToken)
  return result
}

async function logOut() {
  // A player without a role goes to the login page but keeps the session of the game.
  if (await readSession()) await closeSession()
}

export const authProvider = {
  login: async (given: Credentials | LoginCodeRequest) => {
    const { player } = await enter(given)
    if (mayEnter(player.roles)) return
    await closeSession()
    throw new Error('У этой учётной записи нет доступа к управлению')
  },
  logout: logOut,
  checkAuth: async () => {
    try {
      await requireSession()
    } catch (error) {
      // react-admin would log out, and close a session that is there. The calls of the page say what is wrong.
      if (!(error instanceof CallLost || error instanceof SessionUnknown)) throw error
    }
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
    if (action === 'edit') return mayEdit(roles, resource)
    if (action === 'create') return mayCreate(roles, resource)
    return ['list', 'show'].includes(action) && mayUse(roles, resource)
  },
} satisfies AuthProvider
