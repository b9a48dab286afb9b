import { typesOfKinds } from '#catalogue/notifications.ts'
import type { NotificationSettings } from '#generated/types.ts'
import { NOTIFICATION_KINDS, withChoices } from '#rules/settings/notification-kinds.ts'
import { command } from '../../game/commands/command.ts'
import { playerQuery } from '../../game/commands/player-query.ts'
import { markAsShown } from '../../game/notifications/mark-notifications.ts'
import { readSettings, type Settings, saveSettings } from '../../game/settings/store.ts'
import { findAccount } from '../auth/account.ts'

async function viewNotifications(playerId: number, settings: Settings): Promise<NotificationSettings> {
  const { notToasted, notPushed, mailed, letters } = settings
  return {
    kinds: NOTIFICATION_KINDS.map((kind) => ({
      kind,
      isToasted: !notToasted.includes(kind),
      isPushed: !notPushed.includes(kind),
      isMailed: mailed.includes(kind),
    })),
    letters,
    canMail: Boolean((await findAccount(playerId))?.emailConfirmedAt),
  }
}

export const getNotificationSettings = playerQuery<'getNotificationSettings'>(async ({ player }) =>
  viewNotifications(player.id, await readSettings(player.id)),
)

/** What waits to be shown as a toast and is not wanted any more counts as shown. */
export const changeNotificationSettings = command<'changeNotificationSettings'>(async ({ player, body }) => {
  const settings = await readSettings(player.id)
  const changed = {
    ...withChoices(settings, body.kinds ?? []),
    letters: body.letters ?? settings.letters,
  }
  saveSettings(player.id, changed)
  await markAsShown(player.id, typesOfKinds(changed.notToasted))
  return { settings: await viewNotifications(player.id, { ...settings, ...changed }) }
})
