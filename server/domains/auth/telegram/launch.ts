import { createHash } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { currentPlatform } from '../../../platform/ambient.ts'
import { now } from '../../../platform/clock.ts'
import { notFound, unauthorized } from '../../../platform/errors.ts'
import { headerOf } from '../../../platform/http/calls/header-of.ts'
import { INIT_DATA_SECONDS, readInitData, type TelegramUser } from './init-data.ts'

const HEADER = 'telegram-web-app-init-data'

/** A proven launch of the mini-app. */
export type Launch = {
  readonly user: TelegramUser
  readonly startedAt: Date
  /** SHA-256 of its init data. */
  readonly hash: Buffer
}

/** A launch that the messenger has signed, perhaps too long ago for a login. */
export type SignedLaunch = Launch & { readonly isOld: boolean }

/** The init data as sent, so that a repeated call with others is another request. */
export function sentInitData({ headers }: { readonly headers: IncomingHttpHeaders }): string {
  return headerOf(headers, HEADER) ?? ''
}

function botToken(): string {
  const { telegram } = currentPlatform().config
  if (!telegram) throw notFound('messengerOff', 'Вход через Telegram на этом сервере не настроен')
  return telegram.token
}

type Call = { readonly headers: IncomingHttpHeaders }
type Purpose = keyof typeof INIT_DATA_SECONDS

/** Refuses init data that are too old for what they should open. */
export function launchExpired() {
  return unauthorized(
    'initDataExpired',
    'Игра открыта слишком давно. Закройте её и откройте в Telegram снова',
  )
}

/** The launch that the call's init data prove, however old. 404 messengerOff without a bot, 401 initDataInvalid for forged ones. */
export function requireSignedLaunch(call: Call, purpose: Purpose = 'logIn'): SignedLaunch {
  const text = sentInitData(call)
  const instant = now()
  const read = readInitData(text, { botToken: botToken(), instant })
  if (!read)
    throw unauthorized('initDataInvalid', 'Telegram не подтвердил вход. Закройте игру и откройте её снова')
  const { user, startedAt } = read
  const isOld = instant.getTime() - startedAt.getTime() > INIT_DATA_SECONDS[purpose] * 1000
  return { user, startedAt, hash: createHash('sha256').update(text).digest(), isOld }
}

/**
 * The launch that the call's init data prove. 404 messengerOff without a bot, 401 initDataInvalid for forged ones, 401
 * initDataExpired for old ones.
 */
export function requireLaunch(call: Call, purpose: Purpose = 'logIn'): Launch {
  const launch = requireSignedLaunch(call, purpose)
  if (launch.isOld) throw launchExpired()
  return launch
}

/** The launch of a call that may come without init data. */
export function findLaunch(call: Call): Launch | undefined {
  return sentInitData(call) === '' ? undefined : requireLaunch(call)
}
