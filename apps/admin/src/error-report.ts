import { HttpError } from 'react-admin'

type Circumstances = {
  readonly address: string
  readonly at: Date
  /** Which components failed, as React names them. */
  readonly componentStack: string | null | undefined
}

function requestIdOf(error: unknown): string | undefined {
  if (!(error instanceof HttpError)) return undefined
  const id: unknown = error.body?.requestId
  return typeof id === 'string' ? id : undefined
}

/**
 * The report of a failed page for a developer, as text to copy. The request id finds the call in the server's log.
 */
export function errorReport(error: Error, { address, at, componentStack }: Circumstances): string {
  const requestId = requestIdOf(error)
  return [
    `Страница: ${address}`,
    `Время: ${at.toISOString()}`,
    `Ошибка: ${error.name}: ${error.message}`,
    ...(requestId ? [`Номер запроса: ${requestId}`] : []),
    ...(componentStack ? [`Где:${componentStack.split('\n').slice(0, 6).join('\n')}`] : []),
  ].join('\n')
}
