import { createHash } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { currentPlatform } from '../../../platform/ambient.ts'
import { now } from '../../../platform/clock.ts'
import { notFound, unauthorized } from '../../../platform/errors.ts'
import { headerOf } from '../../../platform/http/header-of.ts'
import { INIT_DATA_SECONDS, readInitData, type TelegramUser } from './init-data.ts'

const HEADER = 'telegram-web-app-init-data'

/** A proven launch of the mini-app. */
export type Launch = {
  readonly user: TelegramUser
  /** SHA-256 of its init data. */
  readonly hash: Buffer
}

/** The init data as sent, so that a repeated call with others is another request. */
export function sentInitData({ headers }: { readonly headers: IncomingHttpHeaders }): string {
  return headerOf(headers, HEADER) ?? ''
}

function botToken(): string {
  const { telegram } = currentPlatform().config
  if (!telegram) throw notFound('messengerOff', 'Вход через Telegram на этом сервере не настроен')
  return telegram.token
}

/**
 * The launch that the call's init data prove. 404 messengerOff without a bot, 401 initDataInvalid for forged ones, 401
 * initDataExpired for old ones.
 */
export function requireLaunch(
  call: { readonly headers: IncomingHttpHeaders },
  purpose: keyof typeof INIT_DATA_SECONDS = 'logIn',
): Launch {
  const text = sentInitData(call)
  const read = readInitData(text, {
    botToken: botToken(),
    seconds: INIT_DATA_SECONDS[purpose],
    instant: now(),
  })
  if (read === 'expired')
    throw unauthorized(
      'initDataExpired',
      'Игра открыта слишком давно. Закройте её и откройте в Telegram снова',
    )
  if (read === 'invalid')
    throw unauthorized('initDataInvalid', 'Telegram не подтвердил вход. Закройте игру и откройте её снова')
  return { user: read.user, hash: createHash('sha256').update(text).digest() }
}
