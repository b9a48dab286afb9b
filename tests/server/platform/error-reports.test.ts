import { Writable } from 'node:stream'
import { afterEach, beforeEach, expect, inject, it } from 'vitest'
import { openErrorReports } from '#server/platform/error-reports/open-error-reports.ts'
import { createLog } from '#server/platform/log.ts'
import { RELEASE } from '#server/platform/version.ts'
import { type ErrorService, startErrorService } from '../../support/error-service.ts'
import '../../support/database-setup.ts'
import { startGameProcess } from '../../support/game-process.ts'

let service: ErrorService
beforeEach(async () => {
  service = await startErrorService()
})
afterEach(() => service.close())

async function openReportingLog() {
  const reports = await openErrorReports({ sentryDsn: service.dsn, mode: 'production' })
  if (!reports) throw new Error('There are no reports')
  const destination = new Writable({ write: (_chunk, _encoding, done) => done() })
  return {
    reports,
    log: createLog({ logLevel: 'fatal', mode: 'test' }, { destination, onError: reports.note }),
  }
}

it('what the server logs as a fatal error is reported, with its stack, its request and its release', async () => {
  const { reports, log } = await openReportingLog()
  log.fatal({ err: new RangeError('no such tower'), requestId: 'request-7' }, 'a call failed')
  await reports.flush()
  const event = await service.waitForEvent(() => true)
  expect(event).toMatchObject({
    release: RELEASE,
    environment: 'production',
    tags: { part: 'server', requestId: 'request-7', log: 'a call failed' },
  })
  const [thrown] = event.exception?.values ?? []
  expect(thrown).toMatchObject({ type: 'RangeError', value: 'no such tower' })
  expect(thrown?.stacktrace?.frames?.at(-1)?.filename).toContain('error-reports.test.ts')
})

it('a report has nothing of a player: no row, no statement, no call, no host', async () => {
  const { reports } = await openReportingLog()
  const canary = 'canary-7f3a'
  const cause = Object.assign(new Error('duplicate key value'), { detail: `Key (email)=(${canary})` })
  const error = Object.assign(new Error('insert failed', { cause }), {
    sql: `INSERT INTO player VALUES ('${canary}')`,
    parameters: [canary],
    parent: cause,
  })
  reports.note(
    { err: error, requestId: 'request-8', cookie: canary, req: { headers: { cookie: canary } } },
    'a call failed',
  )
  await reports.flush()
  const event = await service.waitForEvent(() => true)
  expect(event.exception?.values?.map(({ value }) => value)).toEqual(['duplicate key value', 'insert failed'])
  const { user, request, server_name, breadcrumbs } = event
  expect({ user, request, server_name, breadcrumbs }).toEqual({})
  for (const { raw } of service.received) expect(raw).not.toContain(canary)
})

it('a line without an error is no report', async () => {
  const { reports, log } = await openReportingLog()
  log.fatal({ code: 1 }, 'a server process died')
  log.fatal('nothing')
  await reports.flush()
  expect(service.received).toEqual([])
})

it('without SENTRY_DSN nothing is reported', async () => {
  expect(await openErrorReports({ sentryDsn: undefined, mode: 'production' })).toBeUndefined()
})

it('a server that cannot start reports why before it ends', async () => {
  const nowhere = new URL(inject('databaseServerUrl'))
  nowhere.pathname = '/none'
  const start = startGameProcess({
    PORT: '0',
    SECRET: 'a secret of the tests, at least 32 long',
    // Waiting for it would not help: there is no such database.
    DATABASE_URL: nowhere.href,
    SENTRY_DSN: service.dsn,
  })
  await expect(start).rejects.toThrow('Донжон не запустился')
  const event = await service.waitForEvent(({ tags }) => tags?.log === 'the server does not start')
  expect(event.exception?.values?.length).toBeGreaterThan(0)
})
