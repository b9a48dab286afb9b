import { Writable } from 'node:stream'
import { describe, expect, it } from 'vitest'
import { createLog } from '../../../server/platform/log.ts'

describe('the log', () => {
  it('contains no secret, at any depth of an object', () => {
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
})
