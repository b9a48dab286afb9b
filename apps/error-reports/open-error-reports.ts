import {
  BrowserClient,
  breadcrumbsIntegration,
  dedupeIntegration,
  defaultStackParser,
  type ErrorEvent,
  getCurrentScope,
  linkedErrorsIntegration,
  makeFetchTransport,
} from '@sentry/browser'
import { version } from '../../package.json'

/** Our own server passes reports on (server/platform/error-reports/forward-reports.ts). */
const TUNNEL = '/api/public/error-reports'
const BREADCRUMBS_MAX = 100

/** Tokens of mailed links and the messenger's launch parameters stand behind `?` and `#`. */
function withoutParameters(address: unknown): unknown {
  return typeof address === 'string' ? address.replace(/[?#].*$/s, '') : address
}

/** Nothing of the player: no address with parameters, no text of the page, no user. */
function withoutPersonal(event: ErrorEvent): ErrorEvent {
  const { user: _user, request: _request, extra: _extra, ...rest } = event
  const breadcrumbs = event.breadcrumbs?.map(({ data, ...crumb }) => ({
    ...crumb,
    ...(data && {
      data: Object.fromEntries(
        Object.entries(data)
          .filter(([name]) => ['url', 'from', 'to', 'method', 'status_code'].includes(name))
          .map(([name, value]) => [name, withoutParameters(value)]),
      ),
    }),
  }))
  return { ...rest, request: { url: `${location.origin}${location.pathname}` }, breadcrumbs }
}

/** Starts Sentry's SDK, for errors alone. Returns what sends one. */
export function openErrorReports(dsn: string, part: string): (error: unknown) => void {
  const client = new BrowserClient({
    dsn,
    tunnel: TUNNEL,
    release: `donjon@${version}`,
    tracesSampleRate: 0,
    maxBreadcrumbs: BREADCRUMBS_MAX,
    transport: makeFetchTransport,
    stackParser: defaultStackParser,
    integrations: [
      // Calls and pages. What was pressed would name it by its text.
      breadcrumbsIntegration({ dom: false, sentry: false }),
      linkedErrorsIntegration(),
      dedupeIntegration(),
    ],
    beforeSend: withoutPersonal,
  })
  const scope = getCurrentScope()
  scope.setClient(client)
  scope.setTag('part', part)
  client.init()
  return (error) => {
    scope.captureException(error)
  }
}
