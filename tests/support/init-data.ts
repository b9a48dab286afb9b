import { sign } from '@tma.js/init-data-node'
import { BOT_TOKEN } from './telegram.ts'

export const INIT_DATA_HEADER = 'telegram-web-app-init-data'

export type TestUser = {
  readonly id: number
  readonly first_name?: string
  readonly last_name?: string
  readonly username?: string
}

let users = 5_000_000

/** An account of the messenger that nobody has used. */
export function newTelegramUser(changes: Partial<TestUser> = {}): TestUser {
  users += 1
  return { id: users, first_name: 'Ждан', ...changes }
}

/** Init data as the messenger passes them, signed by the bot of the tests. The library that signs is not the one that checks. */
export function initDataOf(
  user: TestUser,
  startedAt: Date,
  { token = BOT_TOKEN, startParam }: { readonly token?: string; readonly startParam?: string } = {},
): string {
  const data = {
    query_id: 'AAHdF6IQAAAAAN0XohDhrOrc',
    user: { first_name: 'Ждан', language_code: 'ru', ...user },
    ...(startParam !== undefined && { start_param: startParam }),
    signature: 'zBqQ3rPbKcQ0L5vQm4hH1yUoRp8fX2sWk9tJd6eNgA7cVbYx-_ZiM0aSlOuTqPjE3wCnIrHkGfDvB1z4y5x6Aw',
  }
  return sign(data, token, startedAt)
}
