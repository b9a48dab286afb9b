import type { OperationId } from '#generated/operations.ts'
import { INIT_DATA_HEADER, initDataOf } from '#tests/support/init-data.ts'
import type { ExampleServer } from './example-server.ts'
import type { Browser } from './recorder.ts'
import { PASSWORD } from './register.ts'

/** Reads that `telegram` shows. */
export const SHOWN_BY_TELEGRAM = [
  'getTelegramLogin',
  'getTelegramLink',
] as const satisfies readonly OperationId[]

/** Founds a castle in the messenger, gives it an e-mail, links and unlinks it. */
export async function telegram(openBrowser: () => Browser, { clock }: ExampleServer): Promise<void> {
  const [{ show }, again] = [openBrowser(), openBrowser()]
  const user = { id: 790_412_288, first_name: 'Чеслав', username: 'cheslav' }
  const launch = () => ({ header: { [INIT_DATA_HEADER]: initDataOf(user, clock.now()) } }) as const
  await show.GET('/auth/login-by-telegram-web-app', { params: launch() })
  await show.POST('/auth/register-by-telegram-web-app', { params: launch(), body: { name: 'Чеслав' } })
  await show.POST('/player-settings/request-deletion-by-telegram-web-app', { params: launch() })
  await again.show.POST('/auth/login-by-telegram-web-app', { params: launch() })
  await show.POST('/auth/add-email', {
    params: launch(),
    body: { email: 'cheslav@example.org', password: PASSWORD, confirmPassword: PASSWORD },
  })
  await show.GET('/auth/telegram-link')
  await show.POST('/auth/unlink-telegram', { body: { password: PASSWORD } })
  await show.POST('/auth/link-telegram-web-app', { params: launch(), body: { password: PASSWORD } })
}
