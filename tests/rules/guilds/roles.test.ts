import { describe, expect, it } from 'vitest'
import { DEFAULT_PERMISSIONS, GUILD_PERMISSIONS } from '#rules/guilds/guild.ts'
import { roleAfterLeading } from '#rules/guilds/leadership.ts'
import { decideRoles, type StoredRole, type WantedRole } from '#rules/guilds/roles.ts'
import { weekStart, weeksShown } from '#rules/guilds/weeks.ts'

function stored(roleId: number, more: Partial<StoredRole> = {}): StoredRole {
  return {
    roleId,
    type: 'MEMBER',
    order: roleId,
    name: `Роль ${roleId}`,
    permissions: [],
    members: 0,
    ...more,
  }
}
const leader = stored(1, { type: 'LEADER', permissions: GUILD_PERMISSIONS, members: 1 })
const officer = stored(2, { permissions: ['EDIT_ROLE', 'KICK_OUT'], members: 1 })
const member = stored(3, { permissions: DEFAULT_PERMISSIONS.MEMBER })
const newcomer = stored(4, { type: 'NEW_MEMBER', members: 3 })
const roles = [leader, officer, member, newcomer]
const same: WantedRole[] = roles.map(({ roleId, name, permissions }) => ({ roleId, name, permissions }))

function changed(index: number, change: Partial<WantedRole>): WantedRole[] {
  return same.map((role, place) => (place === index ? { ...role, ...change } : role))
}
function codes(actor: StoredRole, wanted: readonly WantedRole[]): string[] {
  return decideRoles(actor, roles, wanted).refusals.map(({ code }) => code)
}

describe('the roles of a guild', () => {
  it('are ranked by their places; the first has every permission, whatever is asked', () => {
    const added = [...same.slice(0, 3), { roleId: null, name: 'Писарь', permissions: [] }, ...same.slice(3)]
    const decided = decideRoles(
      leader,
      roles,
      added.map((role, index) => (index === 0 ? { ...role, permissions: [] } : role)),
    )
    expect(decided).toMatchObject({ refusals: [], removed: [] })
    expect(decided.roles.map(({ type, order, roleId }) => [type, order, roleId])).toEqual([
      ['LEADER', 1, 1],
      ['MEMBER', 2, 2],
      ['MEMBER', 3, 3],
      ['MEMBER', 4, null],
      ['NEW_MEMBER', 5, 4],
    ])
    expect(decided.roles[0]?.permissions).toEqual(GUILD_PERMISSIONS)
  })

  it('lose one that nobody has, and keep one that somebody has', () => {
    const without = (roleId: number) => same.filter((role) => role.roleId !== roleId)
    expect(decideRoles(leader, roles, without(3))).toMatchObject({ refusals: [], removed: [3] })
    expect(codes(leader, without(2))).toEqual(['roleInUse'])
  })

  it('keep the first and the last, are at most ten and all of this guild', () => {
    expect(codes(leader, [...same].reverse())).toEqual(['roleFixed'])
    expect(codes(leader, changed(2, { roleId: 99 }))).toEqual(['noSuchRole'])
    expect(codes(leader, changed(2, { roleId: 2 }))).toEqual(['noSuchRole'])
    const many = Array.from({ length: 7 }, () => ({ roleId: null, name: 'Ещё', permissions: [] }))
    expect(codes(leader, [...same.slice(0, 3), ...many, ...same.slice(3)])).toEqual(['tooManyRoles'])
  })

  it('are changed by others than the leader only below them, with permissions that they have', () => {
    expect(codes(officer, same)).toEqual([])
    expect(codes(officer, changed(2, { name: 'Дружинник', permissions: ['KICK_OUT'] }))).toEqual([])
    expect(codes(officer, changed(1, { name: 'Князь' }))).toEqual(['notOutranked'])
    expect(codes(officer, changed(0, { name: 'Князь' }))).toEqual(['notOutranked'])
    expect(codes(officer, changed(3, { permissions: ['DELETE_GUILD'] }))).toEqual(['notOutranked'])
    const above = { roleId: null, name: 'Выше', permissions: [] }
    expect(codes(officer, [...same.slice(0, 1), above, ...same.slice(1)])).toEqual(['notOutranked'])
  })

  it('give a former leader the next below', () => {
    expect(roleAfterLeading(roles, leader)).toBe(officer)
    expect(roleAfterLeading([leader, newcomer], leader)).toBe(newcomer)
  })
})

describe('the weeks of a guild', () => {
  it('begin on Monday at midnight in Moscow, and eight of them are shown', () => {
    const monday = Date.parse('2026-01-11T21:00:00Z')
    expect(weekStart(monday)).toBe(monday)
    expect(weekStart(monday - 1)).toBe(monday - 7 * 86_400_000)
    expect(weekStart(Date.parse('2026-01-15T12:00:00Z'))).toBe(monday)
    const shown = weeksShown(Date.parse('2026-01-15T12:00:00Z'))
    expect([shown.length, shown.at(-1), shown[0]]).toEqual([8, monday, monday - 49 * 86_400_000])
  })
})
