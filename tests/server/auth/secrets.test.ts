import { expect, it } from 'vitest'
import { startMailServer, tokenIn } from '../../support/mail.ts'
import { codeAt } from '../../support/second-factor.ts'
import { startTalkativeServer } from '../../support/talkative-server.ts'
import { MAIL_SUBJECTS } from './newcomer.ts'

function canary(name: string) {
  return `canary-${name}-8f1c`
}

it('passwords and tokens appear in no log and no metric', async () => {
  const mail = await startMailServer()
  const server = await startTalkativeServer({ smtpUrl: mail.smtpUrl })
  try {
    const send = (path: string, body?: unknown, headers: Record<string, string> = {}) =>
      fetch(`${server.url}/api${path}`, {
        method: 'POST',
        headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
        body: body === undefined ? undefined : JSON.stringify(body),
      })
    const email = 'canary@example.org'
    const [first, second, wrong] = [canary('first'), canary('second'), canary('wrong')]
    const form = { name: 'Canary', email, password: first, confirmPassword: first, withBearer: true }
    const registered = await send('/auth/register', form)
    const { bearer } = await registered.json()
    const cookie = (registered.headers.getSetCookie()[0] ?? '').split(';')[0] ?? ''
    const confirmation = tokenIn(await mail.letterTo(email, MAIL_SUBJECTS.confirm))
    await send('/auth/login', { email, password: wrong })
    await send('/auth/confirm-email', { token: confirmation })
    await send('/auth/send-confirm-email', undefined, { authorization: `Bearer ${bearer.token}` })
    await send(`/auth/send-reset-password?${new URLSearchParams({ email })}`)
    const reset = tokenIn(await mail.letterTo(email, MAIL_SUBJECTS.reset))
    const authorization = `Bearer ${bearer.token}`
    const setup = await send('/auth/second-factor/start', { password: first }, { authorization })
    const { secret: appSecret } = await setup.json()
    const [firstCode, nextCode] = [0, 30_000].map((ahead) => codeAt(appSecret, new Date(Date.now() + ahead)))
    const turnedOn = await send('/auth/second-factor/confirm', { code: firstCode }, { authorization })
    const { recoveryCodes } = await turnedOn.json()
    const step = await send('/auth/login', { email, password: first, withBearer: true })
    const { loginToken } = await step.json()
    expect((await send('/auth/login/code', { loginToken, code: nextCode })).status).toBe(200)
    const parameters = { token: reset, newPassword: second, confirmNewPassword: second }
    expect((await send(`/auth/change-password?${new URLSearchParams(parameters)}`)).status).toBe(204)
    await send(`/auth/change-password?${new URLSearchParams({ ...parameters, unknown: canary('unknown') })}`)
    await send(`/auth/no-such-call?token=${canary('path')}`, undefined, { cookie })
    await fetch(`${server.url}/auth/password-recovery?token=${canary('page')}`)
    const metrics = await (await fetch(`${server.url}/metrics`)).text()
    const seen = server.logged() + metrics
    // Proves that the log contains the calls, so secrets would be found in it.
    expect(seen).toContain('/api/auth/change-password')
    expect(metrics).toContain('changePassword')
    for (const secret of [
      'canary-',
      confirmation,
      reset,
      bearer.token,
      appSecret,
      loginToken,
      ...recoveryCodes,
      cookie.split('=')[1] ?? 'no cookie',
    ]) {
      expect(seen.includes(secret), secret).toBe(false)
    }
  } finally {
    await server.close()
    await mail.close()
  }
})
