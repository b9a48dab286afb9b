import { saveGuild } from './guild-row.ts'
import { noteInHistory } from './history.ts'
import { type MemberRow, saveMemberRole } from './members.ts'

/** Makes a member the leader of a locked guild. The caller changes the role of the former leader. */
export function passLeadership(
  guildId: number,
  leader: Pick<MemberRow, 'roleId' | 'roleName'>,
  heir: Pick<MemberRow, 'id' | 'roleName'>,
): void {
  saveMemberRole(heir.id, leader.roleId)
  saveGuild(guildId, { leaderId: heir.id })
  noteInHistory({
    guildId,
    action: 'TRANSFER_LEADERSHIP',
    actorId: null,
    targetId: heir.id,
    roleBefore: heir.roleName,
    roleAfter: leader.roleName,
  })
}
