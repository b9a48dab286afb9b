import { type GuildRole, nextRole } from './guild.ts'

/** The role of a leader who has handed the guild over: the next below. */
export function roleAfterLeading<Role extends GuildRole>(roles: readonly Role[], leader: Role): Role {
  return nextRole(roles, leader, 'DOWNGRADE') ?? leader
}

/** Days without the leader after which the guild passes to another member. */
export const LEADER_AWAY_DAYS = 30

/** How often guilds whose leader is gone are looked for. */
export const LEADER_LOOK_MS = 3_600_000

type Heir = { id: number; order: number; joinedAt: Date }

/** Who leads the guild when its leader is gone: the highest role, of equals who joined first. Null: nobody is left. */
export function heirOf<Member extends Heir>(others: readonly Member[]): Member | null {
  const [first] = [...others].sort(
    (left, right) =>
      left.order - right.order || left.joinedAt.getTime() - right.joinedAt.getTime() || left.id - right.id,
  )
  return first ?? null
}
