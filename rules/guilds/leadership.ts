import { type GuildRole, nextRole } from './guild.ts'

/** The role of a leader who has handed the guild over: the next below. */
export function roleAfterLeading<Role extends GuildRole>(roles: readonly Role[], leader: Role): Role {
  return nextRole(roles, leader, 'DOWNGRADE') ?? leader
}
