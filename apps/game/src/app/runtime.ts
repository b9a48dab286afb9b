import { MutationCache, onlineManager, QueryClient } from '@tanstack/react-query'
import { setTransport } from '#generated/transport.ts'
import type { AuthResult, GameData, Subscriptions } from '#generated/types.ts'
import { ApiError } from '../api/api-error.ts'
import { createBearerHolder } from '../api/bearer.ts'
import { getAuthData, getGameData, logOut, renewBearer } from '../api/client.ts'
import { clientId } from '../api/client-id.ts'
import { createGameFetch } from '../api/game-fetch.ts'
import { applyGameData } from '../live/apply-game-data.ts'
import { createLiveConnection } from '../live/connection.ts'
import { createGameDataFetcher } from '../live/fetch-game-data.ts'
import { PUBLIC_KEYS, refetchPublicData } from '../live/public-data.ts'
import { createServerClock } from '../live/server-clock.ts'
import { stayFresh } from '../live/stay-fresh.ts'
import { createSubscriptions } from '../live/subscriptions.ts'
import { untilReconnected } from '../live/until-reconnected.ts'
import { AUTH_KEY, readAuth, SESSION_END_QUERY } from '../shell/auth-state.ts'
import { notify, report } from '../shell/notify.ts'
import { isPushOn } from '../shell/push/push-memory.ts'
import { setPushState } from '../shell/push/push-state.ts'
import { createNavigation } from './navigation.ts'

const LOGIN_PATH = '/auth/login'
/** Wait (ms) before reconnecting to a server that closed the connection: it may be restarting. */
const RECONNECT_DELAY_MS = 1000
const RECONNECT_DELAY_MAX_MS = 5000

function retryQuery(failures: number, error: Error): boolean {
  const passing = error instanceof ApiError && (error.status === 0 || error.status >= 500)
  return passing && failures < 2
}

/** Queries that outlive a session: the login state, and what is the same for everybody. */
function isOfEverybody(first: unknown): boolean {
  return [AUTH_KEY, ...PUBLIC_KEYS].some(([key]) => key === first)
}

/** Until the server closes the session its cookie is valid, and a reload would log in again. */
function reportOpenSession(error: unknown): void {
  if (error instanceof ApiError && error.status === 401) return
  notify('error', 'Сеанс на сервере не закрыт', 'Откройте игру снова и выйдите ещё раз.')
}

/** Only a browser that has sent a token loads the code. Errors are logged and ignored (docs/game.md §8). */
async function removePushToken(headers: Record<string, string>): Promise<void> {
  if (!isPushOn()) return
  try {
    const { removePush } = await import('../shell/push/push.ts')
    await removePush({ headers })
  } catch (error) {
    console.warn('Push token removal:', error)
  }
}

/** Creates and connects everything that lives as long as the page. */
export function createRuntime() {
  const subscriptions = createSubscriptions()
  const clock = createServerClock()
  const navigation = createNavigation()
  const bearer = createBearerHolder(renewBearer)

  // The library assumes a network until the browser reports otherwise.
  onlineManager.setOnline(navigator.onLine)
  const queries: QueryClient = new QueryClient({
    defaultOptions: {
      queries: { retry: retryQuery, staleTime: 30_000, refetchOnWindowFocus: false },
      // The transport itself retries with the same idempotency key.
      mutations: { retry: false, networkMode: 'always' },
    },
    mutationCache: new MutationCache({
      onError: (error, _variables, _result, mutation) => {
        if (!mutation.meta?.ownErrors) report({ error })
      },
    }),
  })

  /** Incremented by every login and logout. */
  let era = 0

  const getOfThisSession = async (channels: Subscriptions): Promise<GameData> => {
    const asked = era
    const data = await getGameData(channels)
    if (asked !== era) throw new Error('The session these data belong to is over')
    return data
  }

  const forget = (): void => {
    era++
    connection.close()
    bearer.set(null)
    queries.setQueryData(AUTH_KEY, null)
    setPushState(null)
    queries.removeQueries({ predicate: ({ queryKey: [first] }) => !isOfEverybody(first) })
  }

  const bearerHeaders = (): Record<string, string> => {
    const token = bearer.token()
    return token ? { Authorization: `Bearer ${token}` } : {}
  }

  /** The login page says why, if the server knows. */
  const explainEnd = async (text: string): Promise<void> => {
    const reason = await queries.fetchQuery(SESSION_END_QUERY).catch(() => null)
    if (!reason) notify('info', text)
  }

  /**
   * In most cases the session is already over. A cookie that still opens it must not stay (docs/game.md §4): it is
   * removed once it has told why.
   */
  const endLocally = (text: string): void => {
    const ended = readAuth(queries)
    if (!ended) return
    const headers = bearerHeaders()
    void removePushToken(headers)
    forget()
    navigation.go(LOGIN_PATH)
    void explainEnd(text).then(() => logOut(ended.sessionId, headers).catch(() => undefined))
  }

  let returns = 0

  /** No answer means that the server is away, not that the session is gone. */
  const checkSession = async (): Promise<void> => {
    const shown = readAuth(queries)?.sessionId
    if (!shown) return
    const wait = Math.min(RECONNECT_DELAY_MAX_MS, RECONNECT_DELAY_MS * 2 ** returns++)
    await new Promise((done) => setTimeout(done, wait))
    const authData = await getAuthData().catch(() => undefined)
    // A second tab may have logged in: the cookie is of another session then.
    const isOver = authData !== undefined && authData?.sessionId !== shown
    if (isOver && readAuth(queries)?.sessionId === shown) endLocally('Сеанс окончен. Войдите снова.')
    else if (readAuth(queries)) await connection.open().catch(() => undefined)
  }

  const connection = createLiveConnection({
    handshake: () => {
      const token = bearer.token()
      const sessionId = readAuth(queries)?.sessionId
      return { clientId, ...(token && { token }), ...(sessionId && { sessionId }) }
    },
    present: subscriptions.present,
    onGameData: (data) => applyGameData(queries, data),
    onCloseSession: (sessionIds) => {
      const own = readAuth(queries)?.sessionId
      if (own && sessionIds.includes(own)) endLocally('Этот сеанс закрыт. Войдите снова.')
    },
    onPublicData: () => refetchPublicData(queries),
    fetchByCalls: async (channels) => applyGameData(queries, await getOfThisSession(channels)),
    onTurnedAway: () => void checkSession(),
  })

  connection.subscribe(() => {
    if (connection.state().phase === 'connected') returns = 0
  })
  stayFresh(connection)

  setTransport(
    createGameFetch({
      clientId,
      subscriptions: subscriptions.json,
      onGameData: (data) => applyGameData(queries, data),
      onServerTime: clock.note,
      onUnauthorized: (url) => {
        if (!url.startsWith('/auth/')) endLocally('Сеанс окончен. Войдите снова.')
      },
      token: bearer.token,
      session: () => era,
      isOffline: () => !onlineManager.isOnline(),
      pause: (delayMs) => untilReconnected(connection, delayMs),
      onWaiting: () => report('unanswered'),
    }),
  )
  const fetchGameData = createGameDataFetcher(queries, getOfThisSession)

  const session = {
    enter(authData: AuthResult): void {
      // The game's frame opens the connection once, when it is shown.
      const isInGame = connection.state().phase !== 'idle'
      forget()
      bearer.set(authData.bearer)
      queries.setQueryData(AUTH_KEY, authData)
      if (isInGame) connection.open().catch(() => undefined)
    },
    async leave(): Promise<void> {
      const ended = readAuth(queries)
      const headers = bearerHeaders()
      const removed = removePushToken(headers)
      forget()
      navigation.go(LOGIN_PATH)
      await removed
      if (ended) await logOut(ended.sessionId, headers).catch(reportOpenSession)
    },
  }

  return { queries, navigation, session, live: { subscriptions, fetchGameData, connection, clock } }
}

export type Runtime = ReturnType<typeof createRuntime>
