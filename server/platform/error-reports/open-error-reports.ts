import type { Config } from '../config.ts'
import { RELEASE } from '../version.ts'

export type ErrorReports = {
  /** Reports a line of the log, if it has an error. Takes what `createLog` gives to `onError`. */
  note(fields: unknown, message: unknown): void
  /** Waits until what was noted is sent, at most two seconds. */
  flush(): Promise<void>
}

const FLUSH_MS = 2000

function fieldOf(fields: unknown, name: string): unknown {
  return typeof fields === 'object' && fields !== null ? Reflect.get(fields, name) : undefined
}

/**
 * Reports what the server logs as an error to the service that SENTRY_DSN names: the error's name, message and stack,
 * the log's message and the request id. No player, address, header or host name. Undefined without SENTRY_DSN: then the
 * SDK is not even loaded.
 */
export async function openErrorReports({
  sentryDsn,
  mode,
}: Pick<Config, 'sentryDsn' | 'mode'>): Promise<ErrorReports | undefined> {
  if (sentryDsn === undefined) return undefined
  const sdk = await import('@sentry/node')
  const client = new sdk.NodeClient({
    dsn: sentryDsn,
    release: RELEASE,
    environment: mode,
    includeServerName: false,
    tracesSampleRate: 0,
    maxBreadcrumbs: 100,
    transport: sdk.makeNodeTransport,
    stackParser: sdk.defaultStackParser,
    // By hand, so that nothing observes calls, statements or the console.
    integrations: [sdk.linkedErrorsIntegration(), sdk.dedupeIntegration()],
  })
  const scope = new sdk.Scope()
  scope.setClient(client)
  client.init()
  return {
    note(fields, message) {
      const error = fieldOf(fields, 'err')
      if (!(error instanceof Error)) return
      const own = scope.clone()
      const requestId = fieldOf(fields, 'requestId')
      own.setTags({ part: 'server', log: String(message) })
      if (typeof requestId === 'string') own.setTag('requestId', requestId)
      own.captureException(error)
    },
    flush: async () => {
      await client.flush(FLUSH_MS)
    },
  }
}
