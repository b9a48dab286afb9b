import type { PushSettings } from '#generated/types.ts'
import { command, preparedCommand } from '../../game/commands/command.ts'
import { playerQuery } from '../../game/commands/player-query.ts'
import {
  countPushTokens,
  removePushToken as remove,
  savePushToken as save,
} from '../../game/notifications/push-tokens.ts'
import { readSettings, saveSettings } from '../../game/settings/store.ts'
import { currentPlatform } from '../../platform/ambient.ts'
import { badRequest } from '../../platform/bad-request.ts'
import { type PushKeys, readPushKeys } from '../../platform/push/push-keys.ts'
import { type PushSubscription, readToken } from '../../platform/push/subscription.ts'

function subscriptionOf(token: string, path: string): PushSubscription {
  const read = readToken(token, currentPlatform().config.pushTestCa !== undefined)
  if (!read) throw badRequest([{ path, message: 'Браузер прислал непонятный адрес для уведомлений' }])
  return read
}

async function viewPush(
  playerId: number,
  isEnabled: boolean,
  keys: PushKeys | undefined,
): Promise<PushSettings> {
  return { publicKey: keys?.publicKey ?? null, isEnabled, browsers: await countPushTokens(playerId) }
}

export const getPushSettings = playerQuery<'getPushSettings'>(async ({ player }) =>
  viewPush(player.id, (await readSettings(player.id)).hasPushes, await readPushKeys()),
)

export const savePushToken = command<'savePushToken'>(async ({ player, caller, body }) => {
  await save(player.id, caller.sessionId, subscriptionOf(body.token, 'body.token'))
  return undefined
})

export const removePushToken = command<'removePushToken'>(async ({ player, caller, query: { token } }) => {
  await remove(
    player.id,
    token === undefined
      ? { sessionId: caller.sessionId }
      : { endpoint: subscriptionOf(token, 'query.token').endpoint },
  )
  return undefined
})

/** The keys are read before the transaction: the process remembers them, also when the command is rolled back. */
export const setPushNotificationsEnabled = preparedCommand<
  'setPushNotificationsEnabled',
  PushKeys | undefined
>(readPushKeys, async ({ player, body }, keys) => {
  saveSettings(player.id, { hasPushes: body.isEnabled })
  return viewPush(player.id, body.isEnabled, keys)
})
