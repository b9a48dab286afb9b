import { Writable } from 'node:stream'
import { describe, expect, it } from 'vitest'
import { createLog } from '#server/platform/log.ts'

function openLog() {
  const lines: string[] = []
  const destination = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      lines.push(chunk.toString())
      done()
    },
  })
  return { log: createLog({ logLevel: 'info', mode: 'test' }, { destination }), text: () => lines.join('') }
}

describe('the log', () => {
  it('contains no secret, at any depth of an object', () => {
    const { log, text } = openLog()
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
    expect(text()).toContain('visible')
    expect(text()).not.toContain(canary)
  })

  it('writes a line of JSON with the time in UTC, whatever a caller sends', () => {
    const { log, text } = openLog()
    log.info({ path: '/api\n{"level":60,"msg":"forged"}\u2028' }, 'a call\r\nforged')
    const written = text()
    expect(written.trimEnd()).not.toMatch(/[\r\n]/)
    const line: Record<string, unknown> = JSON.parse(written)
    expect(line).toMatchObject({ level: 30, msg: 'a call\r\nforged' })
    expect(line.time).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/)
  })
})
