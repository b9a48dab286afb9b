import { generateSync } from 'otplib'
import { type Api, bodyOf } from './client.ts'
import type { ExampleServer } from './example-server.ts'
import type { Browser } from './recorder.ts'
import { PASSWORD, register } from './register.ts'

/** The code of the app in a minute: every code works once, so each call needs one of another time. */
function nextCode(secret: string, { clock }: ExampleServer): string {
  clock.advance(60)
  return generateSync({ secret, epoch: Math.floor(clock.now().getTime() / 1000) })
}

/** Turns the second factor on, and returns the secret of the app. */
export async function enrol(api: Api, server: ExampleServer): Promise<string> {
  const { secret } = bodyOf(await api.POST('/auth/second-factor/start', { body: { password: PASSWORD } }))
  await api.POST('/auth/second-factor/confirm', { body: { code: nextCode(secret, server) } })
  return secret
}

/** Turns the second factor on, logs in by it, makes new recovery codes and turns it off. */
export async function secondFactor(openBrowser: () => Browser, server: ExampleServer): Promise<void> {
  const [guard, elsewhere] = [openBrowser(), openBrowser()]
  const email = 'peresvet@example.org'
  await register(guard.call, 'Пересвет', email)
  const secret = await enrol(guard.show, server)
  await guard.show.GET('/auth/second-factor')
  const step = bodyOf(await elsewhere.call.POST('/auth/login', { body: { email, password: PASSWORD } }))
  if (!('loginToken' in step)) throw new Error('The login needs no code')
  const { loginToken } = step
  const code = () => nextCode(secret, server)
  await elsewhere.show.POST('/auth/login/code', { body: { loginToken, code: code() } })
  const proof = { password: PASSWORD }
  await guard.show.POST('/auth/second-factor/recovery-codes', { body: { ...proof, code: code() } })
  await guard.show.POST('/auth/second-factor/turn-off', { body: { ...proof, code: code() } })
}
