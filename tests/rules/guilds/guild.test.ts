import { describe, expect, it } from 'vitest'
import {
  actOnMemberRefusals,
  changeRoleRefusals,
  DEFAULT_PERMISSIONS,
  GUILD_COST,
  GUILD_FOUNDERS_MAX,
  GUILD_MEMBERS_MAX,
  GUILD_PERMISSIONS,
  GUILD_ROLES_MAX,
  type GuildRole,
  hasPermission,
  leaveRefusals,
  nextRole,
  outranks,
} from '#rules/guilds/guild.ts'

function roleOf(type: GuildRole['type'], order: number): GuildRole {
  return {
    type,
    order,
    permissions: DEFAULT_PERMISSIONS[type],
  }
}
const leader = roleOf('LEADER', 1)
const marshal: GuildRole = { ...roleOf('MEMBER', 2), permissions: GUILD_PERMISSIONS }
const member = roleOf('MEMBER', 3)
const newcomer = roleOf('NEW_MEMBER', 4)
const roles = [newcomer, leader, member, marshal]
function codes(refusals: readonly { code: string }[]): string[] {
  return refusals.map(({ code }) => code)
}

describe('a guild', () => {
  it('has 20 members, 10 roles, and costs 1,000 diamonds that up to 20 players share', () => {
    expect([GUILD_MEMBERS_MAX, GUILD_ROLES_MAX, GUILD_COST.diamonds, GUILD_FOUNDERS_MAX]).toEqual([
      20, 10, 1_000, 20,
    ])
  })

  it('allows the leader everything, a member to answer requests, a newcomer nothing', () => {
    const may = (role: GuildRole) => GUILD_PERMISSIONS.filter((permission) => hasPermission(role, permission))
    expect(may(leader)).toEqual(GUILD_PERMISSIONS)
    expect(may(member)).toEqual(['ACCEPT_JOIN_REQUEST', 'REJECT_JOIN_REQUEST'])
    expect(may(newcomer)).toEqual([])
  })

  it('ranks by the lower order', () => {
    expect([outranks(leader, marshal), outranks(marshal, leader), outranks(member, member)]).toEqual([
      true,
      false,
      false,
    ])
  })

  it('lets nobody act on equal or higher roles', () => {
    expect(actOnMemberRefusals(marshal, 'KICK_OUT', member)).toEqual([])
    expect(codes(actOnMemberRefusals(marshal, 'KICK_OUT', marshal))).toEqual(['notOutranked'])
    expect(codes(actOnMemberRefusals(marshal, 'KICK_OUT', leader))).toEqual(['notOutranked'])
    expect(codes(actOnMemberRefusals(member, 'KICK_OUT', newcomer))).toEqual(['noPermission'])
  })

  it('moves roles one step, never up to one’s role', () => {
    expect([nextRole(roles, newcomer, 'UPGRADE'), nextRole(roles, member, 'DOWNGRADE')]).toEqual([
      member,
      newcomer,
    ])
    expect([nextRole(roles, leader, 'UPGRADE'), nextRole(roles, newcomer, 'DOWNGRADE')]).toEqual([null, null])
    expect(changeRoleRefusals(marshal, newcomer, 'UPGRADE', roles)).toEqual([])
    expect(codes(changeRoleRefusals(marshal, member, 'UPGRADE', roles))).toEqual(['notOutranked'])
    expect(changeRoleRefusals(leader, member, 'UPGRADE', roles)).toEqual([])
    expect(codes(changeRoleRefusals(leader, marshal, 'UPGRADE', roles))).toEqual(['notOutranked'])
    expect(codes(changeRoleRefusals(leader, newcomer, 'DOWNGRADE', roles))).toEqual(['noSuchRole'])
    expect(codes(changeRoleRefusals(member, newcomer, 'UPGRADE', roles))).toEqual([
      'noPermission',
      'notOutranked',
    ])
  })

  it('does not let its leader leave', () => {
    expect(leaveRefusals(member)).toEqual([])
    expect(codes(leaveRefusals(leader))).toEqual(['leaderStays'])
  })
})
