import { hasPermission } from '#rules/guilds/guild.ts'
import type { LockedGuild } from '../../game/guilds/guild-row.ts'
import { readMembers } from '../../game/guilds/members.ts'
import { report } from '../../game/live/report.ts'
import type { GuildNotification } from '../../game/notifications/guild-events.ts'
import { notify } from '../../game/notifications/notify.ts'

/** Lets the tabs of all members of a locked guild fetch it again. */
export function reportToMembers({ members }: LockedGuild): void {
  for (const { id } of members) report(id, 'guild')
}

/** Notifies all members of a locked guild but these. */
export function notifyMembers(
  { members }: LockedGuild,
  event: GuildNotification,
  except: readonly number[],
): void {
  for (const { id } of members) if (!except.includes(id)) notify(id, event)
}

/** Tells those who may answer join requests. */
export async function notifyAnswering(
  { guild }: LockedGuild,
  event: GuildNotification | null,
): Promise<void> {
  for (const member of await readMembers(guild.id)) {
    const isAnswering =
      hasPermission(member, 'ACCEPT_JOIN_REQUEST') || hasPermission(member, 'REJECT_JOIN_REQUEST')
    if (!isAnswering) continue
    report(member.id, 'guild')
    if (event) notify(member.id, event)
  }
}
