import { Writable } from 'node:stream'
import { describe, expect, it } from 'vitest'
import { createLog, loggableUrl } from '../../../server/platform/log.ts'

describe('the log', () => {
  it('holds no secret, however deep it was handed in', () => {
    const lines: string[] = []
    const destination = new Writable({
      write: (chunk: Buffer, _encoding, done) => {
        lines.push(chunk.toString())
        done()
      },
    })
    const log = createLog({ logLevel: 'info', mode: 'test' }, destination)
    const canary = 'canary-7f3a'
    log.info({
      password: canary,
      req: {
        headers: { authorization: canary, cookie: canary },
        body: { newPassword: canary, token: canary },
      },
      res: { headers: { 'set-cookie': [canary] } },
      body: { confirmPassword: canary, initData: canary },
      kept: 'visible',
    })
    expect(lines.join('')).toContain('visible')
    expect(lines.join('')).not.toContain(canary)
  })

  it('cuts the query of the calls that carry a secret in it, and of no other', () => {
    expect(loggableUrl('/api/auth/change-password?token=abc&password=x')).toBe('/api/auth/change-password')
    expect(loggableUrl('/redirect/success-reset-password?token=abc')).toBe('/redirect/success-reset-password')
    expect(loggableUrl('/api/fights?limit=20')).toBe('/api/fights?limit=20')
  })
})
